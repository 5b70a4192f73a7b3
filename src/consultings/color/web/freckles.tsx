import { boxOf } from '#domain/drawings/frame.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'

/** Positions in mm of the head: on the cheeks and over the nose, where freckles appear first. */
const spots = [
  [-46, 28, 1.7],
  [-38, 33, 2.1],
  [-30, 29, 1.6],
  [-42, 40, 1.5],
  [-33, 43, 2],
  [-24, 37, 1.7],
  [-52, 36, 1.4],
  [-8, 20, 1.3],
  [1, 23, 1.6],
  [9, 19, 1.3],
  [25, 31, 1.6],
  [34, 27, 2],
  [43, 33, 1.6],
  [30, 40, 2.1],
  [39, 43, 1.6],
  [48, 39, 1.8],
  [53, 30, 1.4],
] as const

/** Draws freckles over a portrait, visible in a small picture. */
export function Freckles(portrait: PortraitChoices) {
  const { picture, hair } = portraitOf(portrait)
  const { left, top, width, height } = boxOf(picture, hair)

  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full forced-color-adjust-none"
    >
      {spots.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill="#b06f44" fillOpacity="0.8" />
      ))}
    </svg>
  )
}
