/** The theme's properties to try, with a warning where two colours come too close, and the CSS to copy. */
import { CopyButton } from "./CopyButton.tsx";
import { Code } from "./SnippetBox.tsx";
import { contrastWarnings, fonts, formatThemeCss, type Theme, themeColours, themeProperties } from "./theme.ts";

type Props = { theme: Theme; isDark: boolean; onChange: (theme: Theme) => void };

/** The theme's properties as fields, the contrast warnings, and the CSS to copy. */
export function ThemePanel({ theme, isDark, onChange }: Props) {
  const properties = themeProperties(theme, isDark);
  const set = (property: string, value: string) => {
    const { [property]: _, ...others } = theme;
    onChange(value === "" ? others : { ...others, [property]: value });
  };
  return (
    <section className="gallery-box" aria-labelledby="aspeto">
      <h3 id="aspeto">Aspeto</h3>
      <div className="gallery-theme">
        <ColourFields theme={theme} isDark={isDark} onColour={set} />
        <label>
          Raio dos cantos (px)
          <input
            type="number"
            min={0}
            max={32}
            value={Number.parseInt(theme["--imo-radius"] ?? "12", 10)}
            onChange={(event) => set("--imo-radius", event.target.value === "" ? "" : `${event.target.value}px`)}
          />
        </label>
        <label>
          Tipo de letra
          <select
            value={theme["--imo-font-family"] ?? ""}
            onChange={(event) => set("--imo-font-family", event.target.value)}
          >
            {fonts.map(({ label, value }) => (
              <option key={label} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ContrastWarnings properties={properties} />
      <Code text={formatThemeCss(properties)} label="CSS do aspeto" />
      <span className="gallery-copy">
        <CopyButton text={formatThemeCss(properties)} label="Copiar o CSS" />
        <button type="button" className="gallery-button" onClick={() => onChange({})}>
          Repor
        </button>
      </span>
    </section>
  );
}

type ColourFieldsProps = {
  theme: Theme;
  isDark: boolean;
  onColour: (property: string, colour: string) => void;
};

function ColourFields({ theme, isDark, onColour }: ColourFieldsProps) {
  return themeColours.map(({ property, label, light, dark }) => (
    <label key={property} className="gallery-theme__colour">
      <input
        type="color"
        value={theme[property] ?? (isDark ? dark : light)}
        onChange={(event) => onColour(property, event.target.value)}
      />
      {label}
    </label>
  ));
}

function ContrastWarnings({ properties }: { properties: Record<string, string> }) {
  const warnings = contrastWarnings(properties);
  return (
    <div role="status" className="gallery-theme__warnings">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {warnings.length === 0 && <p data-good>Todos os contrastes são suficientes.</p>}
    </div>
  );
}
