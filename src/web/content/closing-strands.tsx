import { locksOfStrands } from './locks-of-strands.ts'

const looks = [
  'stroke-clay-deep/80',
  'stroke-autumn-3/60',
  'stroke-clay/75',
  'stroke-autumn-1/45',
  'stroke-autumn-2/60',
  'stroke-sand/50',
]

/** Draws strands of hair on ink from edge to edge, once when they come into view. */
export function ClosingStrands() {
  return (
    <>
      <svg
        viewBox="0 0 1280 460"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        aria-hidden="true"
        className="drawn-once size-full"
      >
        {locksOfStrands(looks.length).map((path, at) => (
          <path key={looks[at]} d={path} className={looks[at]} strokeWidth={at % 2 ? 1 : 1.8} />
        ))}
      </svg>
      <div className="absolute inset-0 bg-linear-to-t from-ink via-ink/60 to-transparent md:bg-linear-to-tr md:via-ink/40 md:to-60%" />
    </>
  )
}
