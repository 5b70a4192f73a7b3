import { itemAt } from '#domain/collections/lists.ts'
import { loadFont } from './fonts.ts'
import type { Run } from './printable.ts'
import type { RunPlace } from './write-run.ts'

type Point = readonly [x: number, y: number]

/** Returns SVG path data of letters of one font, at their position on the page. */
export function runOutline({ font: name, text }: Run, { x, y, size }: RunPlace): string {
  const { font } = loadFont(name)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let start = x
  let outline = ''
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = itemAt(positions, index)
    const left = start + xOffset * scale
    const baseline = y - yOffset * scale
    outline += glyphOutline(path.commands, ([dx, dy]) => [left + dx * scale, baseline - dy * scale])
    start += xAdvance * scale
  }
  return outline
}

const letterOf = { moveTo: 'M', lineTo: 'L', bezierCurveTo: 'C', closePath: 'Z' } as const

/** Converts quadratic curves, which PDF does not support, to cubic ones of the same shape. */
function glyphOutline(commands: readonly PathCommand[], onPage: (point: Point) => Point): string {
  let from: Point = [0, 0]
  return commands
    .map(({ command, args }) => {
      const points = pairsOf(args)
      const end = points.at(-1) ?? from
      const drawn = command === 'quadraticCurveTo' ? cubic(from, itemAt(points, 0), end) : points
      from = end
      const letter = command === 'quadraticCurveTo' ? 'C' : letterOf[command]
      return (
        letter +
        drawn
          .flatMap(onPage)
          .map((number) => number.toFixed(2))
          .join(' ')
      )
    })
    .join('')
}

type PathCommand = ReturnType<
  ReturnType<typeof loadFont>['font']['layout']
>['glyphs'][number]['path']['commands'][number]

const cubic = (from: Point, control: Point, end: Point): Point[] => [
  towards(from, control),
  towards(end, control),
  end,
]
const towards = ([x, y]: Point, [controlX, controlY]: Point): Point => [
  x + (2 * (controlX - x)) / 3,
  y + (2 * (controlY - y)) / 3,
]

const pairsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [
    itemAt(numbers, 2 * at),
    itemAt(numbers, 2 * at + 1),
  ])
