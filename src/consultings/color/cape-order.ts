import { oklchOf } from '#domain/colours/spaces.ts'

/**
 * Colours in the order in which the folds of a cape hang: around the circle of hues, so that
 * neighbours look alike, beginning where the circle has its widest gap.
 */
export function inCapeOrder<T extends { readonly hex: string }>(colours: readonly T[]): T[] {
  const placed = colours
    .map((colour) => ({ colour, hue: oklchOf(colour.hex).hue }))
    .sort((one, other) => other.hue - one.hue)
  const gaps = placed.map(({ hue }, at) => {
    const before = placed.at(at - 1)!.hue
    return (before - hue + 360) % 360
  })
  const first = gaps.indexOf(Math.max(...gaps))
  return [...placed.slice(first), ...placed.slice(0, first)].map(({ colour }) => colour)
}
