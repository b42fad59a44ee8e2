/** Two houses under a magnifying glass (docs/look.md#nothing-found). */

/** Draws an empty search, 168 × 104 px. */
export function NoListingsDrawing() {
  return (
    <svg className="imo-empty__art" viewBox="0 0 168 104" aria-hidden="true">
      <path
        className="imo-empty__houses"
        d="M8 96h152M28 96V58l26-20 26 20v38M46 96V76h16v20M92 96V48h40v48M102 60h6m8 0h6m-20 12h6m8 0h6m-20 12h6m8 0h6"
      />
      <circle className="imo-empty__glass" cx="112" cy="40" r="24" />
      <path className="imo-empty__handle" d="m130 58 18 18" />
    </svg>
  );
}
