{{-- widgets/listing-search/results/Tools.tsx --}}
@if ($hasAlerts)
    <button type="button" class="imo-button imo-tool imo-tool--avisos" aria-haspopup="dialog" aria-label="{{ $hasMemory ? 'Avise-me, Últimas pesquisas' : 'Avise-me' }}"><span>Avise-me</span></button>
@elseif ($hasMemory)
    <button type="button" class="imo-button imo-tool imo-tool--pesquisas" aria-haspopup="dialog" aria-label="Últimas pesquisas"><span>Últimas pesquisas</span></button>
@endif
@if ($hasSharing)
    <button type="button" class="imo-button imo-tool imo-tool--partilhar"><span>Partilhar</span></button>
    <span class="imo-hidden" role="status"></span>
@endif
@if ($hasHearts)
    <button type="button" class="imo-button imo-tool imo-tool--favoritos" aria-haspopup="dialog" aria-label="Favoritos"><span>Favoritos</span></button>
@endif
@if ($hasMap)
    <button type="button" class="imo-button imo-tool imo-tool--mapa" aria-expanded="false"><span>Ver no mapa</span></button>
@endif
