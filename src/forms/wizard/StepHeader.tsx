import Check from "lucide-react/icons/check";

type Props = {
  names: readonly string[];
  at: number;
};

/** Shows a wizard's progress; it isn't a control (docs/product/wizards.md#step-header). */
export function StepHeader({ names, at }: Props) {
  return (
    <ol className="imo-steps" aria-label="Passos">
      {names.map((name, index) => (
        <li
          key={name}
          className="imo-steps__item"
          data-done={index < at || undefined}
          aria-current={index === at ? "step" : undefined}
        >
          <span className="imo-steps__marker" aria-hidden="true">
            {index < at ? <Check className="imo-icon imo-icon--small" /> : <span>{index + 1}</span>}
          </span>
          <span className="imo-steps__label">
            <span>{name}</span>
            {index < at && <span className="imo-hidden"> (concluído)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
