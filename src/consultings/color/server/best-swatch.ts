import type { Language } from '#domain/languages/languages.ts'
import { type FittedText, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { writeLine } from '#server/reports/pdf/flow.ts'
import { looks, type Paper } from '#server/reports/pdf/paper.ts'
import type { Swatch } from '../report-content.ts'
import { onColour } from './on-colour.ts'
import { otherNames } from './other-names.ts'

const NAME = { ...looks.name, size: 19, leading: 1.2 } as const
const NARROW_NAME = { ...NAME, size: 12.5 } as const
const SMALL = { ...looks.small, size: 7.5, leading: 1.45 } as const
const CODE_HEIGHT = SMALL.size * SMALL.leading
const PADDING = 9
const ABOVE_CODES = 8

export interface SwatchPlace {
  readonly x: number
  readonly width: number
  /** Left edge of the texts. */
  readonly textX: number
  readonly textWidth: number
  readonly isNarrow: boolean
}

/** Draws a colour with its names at the top and its hex and Munsell codes at the bottom. */
export function drawSwatch(
  paper: Paper,
  colour: Swatch,
  language: Language,
  place: SwatchPlace & { readonly y: number; readonly height: number },
) {
  const { x, y, width, height, textX } = place
  paper.fillOpacity(1).rect(x, y, width, height).fill(colour.hex)
  let at = y + PADDING
  for (const text of namesOf(paper, colour, language, place))
    at = writeFitted(paper, text, textX, at)
  const codes = codesOf(colour)
  const codesY = y + height - PADDING - codes.length * CODE_HEIGHT
  for (const [index, code] of codes.entries()) {
    writeLine(paper, code, onColour(SMALL, colour.hex), textX, codesY + index * CODE_HEIGHT)
  }
}

/** Measures the height that a swatch needs for its texts. */
export function leastSwatchHeight(
  paper: Paper,
  colour: Swatch,
  language: Language,
  place: SwatchPlace,
): number {
  const names = namesOf(paper, colour, language, place)
  const codes = codesOf(colour).length * CODE_HEIGHT
  return names.reduce((sum, { height }) => sum + height, 2 * PADDING + ABOVE_CODES + codes)
}

function namesOf(
  paper: Paper,
  { hex, names }: Swatch,
  language: Language,
  { textWidth: width, isNarrow }: SwatchPlace,
): FittedText[] {
  const look = onColour(isNarrow ? NARROW_NAME : NAME, hex)
  const small = onColour(SMALL, hex)
  return [
    fitText(paper, names[language], look, { width, maxLines: 2, smallest: 7 }),
    ...otherNames(names, language).map((name) =>
      fitText(paper, name, small, { width, maxLines: 2, smallest: 6 }),
    ),
  ]
}

const codesOf = ({ hex, munsell }: Swatch) => [hex.toUpperCase(), munsell].filter(Boolean)
