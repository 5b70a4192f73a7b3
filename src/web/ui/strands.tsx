import { classNames } from './class-names.ts'

interface StrandsProps {
  readonly className?: string
  /** Animates it while something is running. */
  readonly moving?: boolean
}

/** Draws three strands that bend side by side, the brand's ornament. */
export function Strands({ className, moving }: StrandsProps) {
  return (
    <svg
      viewBox="0 0 32 44"
      fill="none"
      strokeLinecap="round"
      strokeWidth="2"
      aria-hidden="true"
      className={classNames('w-auto shrink-0', className)}
    >
      {strands.map(({ path, stroke }, at) => (
        <path
          key={path}
          d={path}
          className={classNames(stroke, moving && 'animate-sway')}
          style={moving ? { animationDelay: `${at * 220}ms` } : undefined}
        />
      ))}
    </svg>
  )
}

const strands = [
  { path: 'M4.2 4C2.4 16 7.6 22 8.2 30S7.4 38 7 40.5', stroke: 'stroke-current' },
  {
    path: 'M15.2 2C13.4 14.5 18.2 21 18.6 30S17.6 39.5 16.8 42',
    stroke: 'stroke-clay in-[.text-sheet]:stroke-current',
  },
  { path: 'M26 4C24.4 16 29 22 29.4 30S28.6 38 28 40.5', stroke: 'stroke-current' },
]
