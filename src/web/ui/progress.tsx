interface ProgressProps {
  /** Name for screen readers. */
  readonly label: string
  readonly value: number
  readonly max: number
  /** Replaces the percentage for screen readers: "6 of 13 answered". */
  readonly valueText?: string
}

/** A progress bar, drawn as a strand. */
export function Progress({ label, value, max, valueText }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className="relative h-0.5 forced-color-adjust-none bg-sand"
    >
      <div
        className="h-full origin-left bg-clay transition-transform duration-(--duration-open)"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
