import type { Closing } from '#consultings/report.ts'
import type { ReportHead } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { formatFor } from '#texts/format.ts'
import type { ReportTexts } from '#texts/reports.ts'
import { type Flow, heightOf, wholeColumn } from './flow.ts'
import { column, looks, margin } from './paper.ts'
import {
  HEADING_WITH_TEXT,
  type PaperSections,
  type WriteSection,
  type WriteSections,
} from './report-on-paper.ts'

const BELOW_HEADING = 16
const SIGNATURE_WIDTH = 190
const ABOVE_SIGNATURE = 30

export interface ReportParts {
  readonly report: ReportHead & Closing
  readonly words: ReportTexts['report']
  readonly language: Language
  /** Sections of the sheet's kind. */
  readonly sections: PaperSections
}

export interface ReportLayout {
  readonly writeSections: WriteSections
  /** Space above a section, in points. */
  readonly air: number
}

/** Writes every part of a result sheet in order. Source: RPT-02. */
export function writeReport(flow: Flow, parts: ReportParts, { writeSections, air }: ReportLayout) {
  const { report, words } = parts
  const section: WriteSection = (heading, heightBelow, write) => {
    flow.space(air)
    flow.keepTogether(looks.heading.size * looks.heading.leading + BELOW_HEADING + heightBelow)
    flow.text(heading, looks.heading, wholeColumn, 'H2')
    flow.space(BELOW_HEADING)
    write()
  }

  writeHead(flow, parts)
  writeSections(flow, section)
  if (report.outro)
    section(words.outro, HEADING_WITH_TEXT, () => flow.text(report.outro, looks.body))
  if (report.consultant_name) writeSignature(flow, words.consultant(report.consultant_name))
}

function writeHead(flow: Flow, { report, words, language, sections }: ReportParts) {
  const facts = [
    words.diagnosisNumber(report.diagnosis_number),
    words.purchased(formatFor(language).date(report.purchase_date)),
  ]
  flow.text(facts.join('  ·  '), looks.small)
  flow.space(6)
  // On a sheet with full pages, the poster's name is the document's heading.
  const tag = sections.fullPages ? 'P' : 'H1'
  flow.text(words.title(report.customer_name), looks.title, wholeColumn, tag)
  flow.space(14)
  flow.rule()
}

/** Writes the consultant's name above a line at the right. */
function writeSignature(flow: Flow, name: string) {
  const place = { x: margin.side + column - SIGNATURE_WIDTH, width: SIGNATURE_WIDTH }
  const height = heightOf(flow.paper, name, looks.name, place.width)
  flow.space(ABOVE_SIGNATURE)
  flow.keepTogether(height + 6)
  flow.text(name, looks.name, place)
  flow.space(6)
  flow.rule(place)
}
