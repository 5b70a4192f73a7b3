/** Draws a clay stroke across a drawing of what to avoid. Its parent must be positioned. */
export const StrokeThrough = () => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="absolute inset-0 size-full stroke-clay"
  >
    <path d="M4 96L96 4" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
  </svg>
)
