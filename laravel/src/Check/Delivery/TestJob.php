<?php

namespace ImoWidgets\Check\Delivery;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Mail\Message;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\Mail;
use ImoWidgets\ReadAfterWrite;
use Throwable;

/**
 * A job queued by the check. The worker that takes the job records this in the cache, and sends a test mail if the job
 * has an address.
 */
final class TestJob implements ShouldQueue
{
    use Queueable;

    public const TAKEN = 'taken';

    public const MAILED = 'mailed';

    private const MINUTES = 10;

    public int $tries = 1;

    /** @param  string  $id  the id under which the check finds the cached result */
    public function __construct(public readonly string $id, public readonly ?string $address = null)
    {
    }

    public function handle(): void
    {
        $this->note(self::TAKEN);
        if ($this->address === null) {
            return;
        }
        try {
            Mail::raw(
                'Este e-mail de teste foi pedido por imo-widgets:check --mail. Se o está a ler, os pedidos do site '
                    .'chegam aqui.',
                fn (Message $mail) => $mail->to((string) $this->address)->subject('Teste: contactos do site'),
            );
            $this->note(self::MAILED);
        } catch (Throwable $problem) {
            $this->note($problem::class." {$problem->getCode()}");
        }
    }

    /**
     * @return string|null TAKEN, MAILED, or the class and code of the mail's failure; `null` until a worker has taken
     *     the job
     */
    public static function noteOf(string $id): ?string
    {
        return ReadAfterWrite::during(fn () => Cache::get(self::key($id)));
    }

    private function note(string $what): void
    {
        Cache::put(self::key($this->id), $what, now()->addMinutes(self::MINUTES));
    }

    private static function key(string $id): string
    {
        return "imo-widgets:check:$id";
    }
}
