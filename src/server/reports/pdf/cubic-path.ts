/** Control point and end point of a curve, relative to its start. */
type Quadratic = readonly [controlX: number, controlY: number, x: number, y: number]

/**
 * Converts the relative quadratic curves of a path (`q`, `t`) to cubic ones, which PDF supports.
 * pdfkit converts them wrongly: it places the first control point at the start.
 */
export function cubicPath(path: string): string {
  let before: Quadratic | null = null
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (whole, command: string, data: string) => {
    if (command !== 'q' && command !== 't') {
      before = null
      return whole
    }
    const numbers = (data.match(/-?[\d.]+/g) ?? []).map(Number)
    const curves: Quadratic[] = []
    const size = command === 'q' ? 4 : 2
    for (let at = 0; at < numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(at, at + size)
      before = command === 'q' ? [a, b, c, d] : [...mirroredControl(before), a, b]
      curves.push(before)
    }
    return `c${curves.map(cubic).join(' ')}`
  })
}

/** A smooth curve continues the direction of the previous one. */
const mirroredControl = (before: Quadratic | null): readonly [number, number] =>
  before ? [before[2] - before[0], before[3] - before[1]] : [0, 0]

const cubic = ([controlX, controlY, x, y]: Quadratic): string =>
  [(2 * controlX) / 3, (2 * controlY) / 3, (x + 2 * controlX) / 3, (y + 2 * controlY) / 3, x, y]
    .map((number) => Number(number.toFixed(3)))
    .join(' ')
