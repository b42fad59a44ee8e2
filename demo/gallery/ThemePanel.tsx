/**
 * The theme's properties to try out, a warning if two colours are too close, and the CSS to copy.
 */
import { CopyBox } from "./CopyBox.tsx";
import { Choice } from "./Experiments.tsx";
import {
  contrastWarnings,
  fontLabels,
  formatThemeCss,
  type Theme,
  themeColours,
  themeProperties,
} from "./theme.ts";

type Props = { theme: Theme; isDark: boolean; onChange: (theme: Theme) => void };

/** Shows the theme's properties as fields, the contrast warnings, and the CSS to copy. */
export function ThemePanel({ theme, isDark, onChange }: Props) {
  const properties = themeProperties(theme, isDark);
  const warnings = contrastWarnings(properties);
  const set = (property: string, value: string) => {
    const { [property]: _, ...others } = theme;
    onChange(value === "" ? others : { ...others, [property]: value });
  };
  return (
    <section className="gallery-box" aria-labelledby="aspeto">
      <h3 id="aspeto">Aspeto</h3>
      <div className="gallery-theme">
        {themeColours.map(({ property, label, light, dark }) => (
          <label key={property}>
            <input
              type="color"
              value={theme[property] ?? (isDark ? dark : light)}
              onChange={(event) => set(property, event.target.value)}
            />
            {label}
          </label>
        ))}
        <label>
          Raio dos cantos (px)
          <input
            type="number"
            min={0}
            max={32}
            value={Number.parseInt(theme["--imo-radius"] ?? "12", 10)}
            onChange={(event) =>
              set("--imo-radius", event.target.value === "" ? "" : `${event.target.value}px`)
            }
          />
        </label>
        <Choice
          label="Tipo de letra"
          labels={fontLabels as Record<string, string>}
          value={theme["--imo-font-family"] ?? ""}
          onChoose={(font) => set("--imo-font-family", font)}
        />
      </div>
      <div role="status">
        {warnings.map((warning) => (
          <p key={warning} className="gallery-warning">
            {warning}
          </p>
        ))}
        {warnings.length === 0 && (
          <p className="gallery-note">Todos os contrastes são suficientes.</p>
        )}
      </div>
      <CopyBox text={formatThemeCss(properties)} about="CSS do aspeto" label="Copiar o CSS">
        <button type="button" onClick={() => onChange({})}>
          Repor
        </button>
      </CopyBox>
    </section>
  );
}
