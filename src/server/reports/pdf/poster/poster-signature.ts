import { fitText, writeFitted } from '../fit-text.ts'
import { inks, looks, type Paper } from '../paper.ts'

const LOOK = { ...looks.name, size: 13 } as const

interface SignaturePlace {
  readonly x: number
  readonly width: number
  /** Position of the line below the name. */
  readonly y: number
}

/** Writes the signature of a full page, above a line. */
export function writePosterSignature(paper: Paper, name: string, { x, width, y }: SignaturePlace) {
  const fitted = fitText(paper, name, LOOK, { width, maxLines: 1, smallest: 7 })
  writeFitted(paper, fitted, x, y - fitted.height - 2)
  paper.undash().lineWidth(0.6).strokeColor(inks.ink).strokeOpacity(1)
  paper
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
}
