/** How far each strand bends between two points, in units of a line of height 40. */
const BENDS = [-24, -13, 4, 17, 25]
const MIDDLE = 20

/**
 * Returns SVG paths of strands that run side by side and meet at each point of a line, 100 units
 * apart; they cross at the points, as in a plait.
 */
export const bundledStrands = (parts: number): string[] =>
  BENDS.map(
    (bend) =>
      `M0 ${MIDDLE}` +
      Array.from({ length: parts }, (_, at) => {
        const y = at % 2 === 0 ? bend : -bend
        return `c34 ${y} 66 ${y} 100 0`
      }).join(''),
  )
