interface ProgressProps {
  /** What is making progress, for those who do not see it. */
  readonly label: string
  readonly value: number
  readonly max: number
  /** Said in place of a percentage: "6 of 13 answered". */
  readonly valueText?: string
}

/** A strand that fills as the work goes on. */
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
