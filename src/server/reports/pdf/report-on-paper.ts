import type { Closing } from '#consultings/report.ts'
import type { ReportHead } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ReadableStorage } from '#server/ports/object-storage.ts'
import type { Flow } from './flow.ts'
import type { Paper } from './paper.ts'

/** Defines how sheets of a kind are printed. A method, as in {@link ReportDefinition}. */
export interface ReportOnPaper<Content extends Closing = Closing> {
  /** Subject in the PDF's metadata. */
  subject(language: Language): string
  /** Loads the pictures; everything after it is synchronous. */
  prepare(content: Content, storage: ReadableStorage, language: Language): Promise<PaperSections>
}

export interface PaperSections {
  /**
   * Each writes the kind's own sections, in order, with pictures of other sizes. The original design
   * is first; the layout that fills the pages best is used.
   */
  readonly layouts: readonly WriteSections[]
  /** Each draws a full page before the sections, without margins and footer. */
  readonly fullPages?: readonly ((paper: Paper, head: ReportHead) => void)[]
}

export type WriteSections = (flow: Flow, section: WriteSection) => void

/**
 * Writes a section whose heading stays on one page with the given height of its content, in points.
 */
export type WriteSection = (heading: string, heightBelow: number, write: () => void) => void

/** Height of text that stays with its heading, in points. */
export const HEADING_WITH_TEXT = 60
