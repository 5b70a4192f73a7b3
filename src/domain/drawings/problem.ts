import type { Drawing } from './drawing.ts'

const BROKEN_NUMBER = /NaN|Infinity|undefined|e-|e\+/
/** Greatest distance of a picture from the eyes, in mm. */
const FURTHEST_MM = 2000

/** Says why a drawing is invalid, or null. Used by tests and before pictures are stored. */
export function drawingProblem({ layers, box, labels }: Drawing): string | null {
  if (!layers.length) return 'has nothing on it'
  if (![box.left, box.top, box.width, box.height].every(Number.isFinite)) return 'has no size'
  for (const { unitsPerMm, shapes } of layers) {
    for (const { path } of shapes) {
      if (!path.startsWith('M') || path.length < 6) return `has an empty path: ${path}`
      if (BROKEN_NUMBER.test(path)) return `has a broken number: ${path.slice(0, 80)}`
      for (const [number] of path.matchAll(/-?\d+/g))
        if (Math.abs(Number(number)) > FURTHEST_MM * unitsPerMm) return 'reaches too far'
    }
  }
  return labels.some(({ x, y }) => !Number.isFinite(x + y)) ? 'has a label nowhere' : null
}
