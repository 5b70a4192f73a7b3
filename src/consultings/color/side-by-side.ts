import type { Use } from './swatch.ts'

/**
 * The colours of a palette as they lie side by side in a cape or a fan, from left to right: those for
 * the face in the middle, below the face itself, garments around them, and outermost what goes with
 * all. A palette lists garments by hue, so that neighbours stay neighbours.
 */
export function sideBySide<Colour extends { readonly use: Use }>(
  best: readonly Colour[],
): Colour[] {
  const worn = (use: Use) => best.filter((colour) => colour.use === use)
  const [faces, garments, bases] = [worn('face'), worn('garment'), worn('base')]
  const half = Math.ceil(garments.length / 2)
  const middle = Math.ceil(bases.length / 3)
  return [
    ...bases.slice(middle, 2 * middle),
    ...garments.slice(half),
    ...faces,
    ...garments.slice(0, half),
    ...bases.slice(0, middle),
    ...bases.slice(2 * middle),
  ]
}
