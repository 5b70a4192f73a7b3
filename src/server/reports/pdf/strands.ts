import { inks, type Paper } from './paper.ts'

/** The strands of the studio's logo, as in `web/ui/strands.tsx`. */
const strands = [
  { path: 'M4.2 4C2.4 16 7.6 22 8.2 30S7.4 38 7 40.5', ink: 'ink' },
  { path: 'M15.2 2C13.4 14.5 18.2 21 18.6 30S17.6 39.5 16.8 42', ink: 'clay' },
  { path: 'M26 4C24.4 16 29 22 29.4 30S28.6 38 28 40.5', ink: 'ink' },
] as const
const HEIGHT = 44
const LINE = 2

interface StrandsPlace {
  readonly x: number
  readonly y: number
  readonly height: number
}

export function drawStrands(paper: Paper, { x, y, height }: StrandsPlace) {
  paper.save()
  paper.translate(x, y).scale(height / HEIGHT)
  paper.lineCap('round').lineWidth(LINE).undash().strokeOpacity(1)
  for (const { path, ink } of strands) paper.path(path).strokeColor(inks[ink]).stroke()
  paper.restore()
}
