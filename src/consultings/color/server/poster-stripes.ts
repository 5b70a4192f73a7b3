import { type Language, languages } from '#domain/languages/languages.ts'
import { type FittedText, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { looks, type Paper, page } from '#server/reports/pdf/paper.ts'
import type { Swatch } from '../report-content.ts'
import { onColour } from './on-colour.ts'
import { poster } from './poster-layout.ts'

const PADDING = 6
const NAME = { ...looks.body, size: 8.4, leading: 1.3 } as const
const SMALL = { ...looks.body, size: 6.2, leading: 1.42 } as const
const ABOVE_EDGE = 9

/** Writes the stripes' texts from their lower edge upwards; all start at one height. */
export function writeStripes(paper: Paper, folds: readonly Swatch[], language: Language) {
  const width = page.width / folds.length
  const stripes = folds.map((colour) => textsOf(paper, colour, language, width - 1.5 * PADDING))
  const tallest = Math.max(0, ...stripes.map((texts) => heightOf(texts)))
  for (const [index, texts] of stripes.entries()) {
    let y = poster.stripesBottom - ABOVE_EDGE - tallest
    for (const text of texts) y = writeFitted(paper, text, index * width + PADDING, y)
  }
}

/** Returns a colour's name, its name in another language, and its Munsell notation. */
function textsOf(
  paper: Paper,
  { hex, munsell, names }: Swatch,
  language: Language,
  width: number,
): FittedText[] {
  const name = fitText(paper, names[language], onColour(NAME, hex), {
    width,
    maxLines: 2,
    smallest: 6,
  })
  const other = names[language === 'en' ? languages[0] : 'en']
  const small = [other, munsell]
    .filter(Boolean)
    .map((text) => fitText(paper, text, onColour(SMALL, hex), { width, maxLines: 2, smallest: 5 }))
  return [name, ...small]
}

const heightOf = (texts: readonly FittedText[]) =>
  texts.reduce((sum, { height }) => sum + height, 0)
