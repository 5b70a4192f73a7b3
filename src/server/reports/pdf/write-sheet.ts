import type { Sheet } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { texts } from '#texts/all.ts'
import { formatFor } from '#texts/format.ts'
import { FACE_HEIGHT, writeAnalysis } from './analysis-section.ts'
import { type Flow, heightOf } from './flow.ts'
import { column, looks, margin } from './paper.ts'
import type { SheetPicture } from './sheet-picture.ts'
import { firstStylesHeight, type Style, writeStyles } from './styles-section.ts'

const BELOW_HEADING = 16
/** A heading stays with this much of its text. */
const HEADING_WITH = 60
const SIGNATURE_WIDTH = 190
const ABOVE_SIGNATURE = 30

export interface SheetParts {
  readonly sheet: Sheet
  readonly words: (typeof texts)[Language]['reports']['sheet']
  readonly language: Language
  readonly pictures: {
    readonly face: SheetPicture
    readonly best: readonly Style[]
    readonly worst: readonly Style[]
  }
}

/** In points: heights of pictures, and the air above a section. */
export interface SheetSizes {
  readonly best: number
  readonly worst: number
  readonly air: number
}

/** Every part of a result sheet in its order. Source: RPT-02. */
export function writeSheet(flow: Flow, parts: SheetParts, sizes: SheetSizes) {
  const { sheet, words, pictures } = parts
  const section = (heading: string, keepWith: number, write: () => void) => {
    flow.space(sizes.air)
    flow.keepTogether(looks.heading.size * looks.heading.leading + BELOW_HEADING + keepWith)
    flow.text(heading, looks.heading)
    flow.space(BELOW_HEADING)
    write()
  }
  const styles = (heading: string, of: readonly Style[], height: number) =>
    section(heading, firstStylesHeight(flow, of, height), () => writeStyles(flow, of, height))

  writeHead(flow, parts)
  section(words.typeAnalysis, FACE_HEIGHT, () =>
    writeAnalysis(flow, sheet.type_analysis, pictures.face),
  )
  section(words.hairSummary, HEADING_WITH, () => flow.text(sheet.hair_summary, looks.body))
  styles(words.bestHair, pictures.best, sizes.best)
  styles(words.worstHair, pictures.worst, sizes.worst)
  section(words.outro, HEADING_WITH, () => flow.text(sheet.outro, looks.body))
  if (sheet.consultant_name) writeSignature(flow, words.consultant(sheet.consultant_name))
}

function writeHead(flow: Flow, { sheet, words, language }: SheetParts) {
  const facts = [
    words.diagnosisNumber(sheet.diagnosis_number),
    words.purchased(formatFor(language).date(sheet.purchase_date)),
  ]
  flow.text(facts.join('  ·  '), looks.small)
  flow.space(6)
  flow.text(words.title(sheet.customer_name), looks.title)
  flow.space(14)
  flow.rule()
}

/** Who wrote the sheet, on a line at the right as a letter is signed. */
function writeSignature(flow: Flow, name: string) {
  const place = { x: margin.side + column - SIGNATURE_WIDTH, width: SIGNATURE_WIDTH }
  const height = heightOf(flow.paper, name, looks.name, place.width)
  flow.space(ABOVE_SIGNATURE)
  flow.keepTogether(height + 6)
  flow.text(name, looks.name, place)
  flow.space(6)
  flow.rule(place)
}
