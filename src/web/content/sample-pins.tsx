import { pinNames } from './pin-names.ts'

/** Position of each pin on the poster, in percent of its width and height. */
const places = {
  face: [65, 65.6],
  verdict: [6, 65.6],
  best: [77, 43.5],
  avoid: [69, 79.6],
  morning: [95, 79.6],
  outro: [31, 95.4],
} as const satisfies Readonly<Record<(typeof pinNames)[number], readonly [number, number]>>

/**
 * Shows numbered pins on the poster, one per line. Hidden from screen readers, since the list says
 * the same.
 */
export function SamplePins() {
  return (
    <div aria-hidden="true">
      {pinNames.map((name, at) => (
        <span
          key={name}
          data-pin={name}
          className="absolute flex size-6 -translate-1/2 items-center justify-center rounded-full bg-clay text-tiny font-strong text-paper transition-[scale,opacity] forced-colors:border md:size-8"
          style={{ left: `${places[name][0]}%`, top: `${places[name][1]}%` }}
        >
          {at + 1}
        </span>
      ))}
    </div>
  )
}
