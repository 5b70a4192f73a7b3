import type { Closing } from '#consultings/sheet.ts'
import type { SheetHead } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import type { Flow } from './flow.ts'
import type { Paper } from './paper.ts'

/** How sheets of a kind stand on paper. A method, as in {@link SheetDefinition}. */
export interface SheetOnPaper<Content extends Closing = Closing> {
  /** What a PDF says that it is about. */
  subject(language: Language): string
  /** Fetches the pictures; from then on nothing is waited for. */
  prepare(content: Content, storage: ObjectStorage, language: Language): Promise<PaperSections>
}

/** In points, by the kind's own names. */
export type PictureSizes = Readonly<Record<string, number>>

export interface PaperSections {
  /** What pictures may measure, as it was drawn first: the set that fills the pages best is taken. */
  readonly sizes: readonly PictureSizes[]
  /** Each draws a whole page before the sections, which has neither margins nor a footer. */
  readonly fullPages?: readonly ((paper: Paper, head: SheetHead) => void)[]
  /** The kind's own sections, in their order. */
  readonly write: (flow: Flow, section: WriteSection, sizes: PictureSizes) => void
}

/** A heading that stays on one page with so many points of what is written below it. */
export type WriteSection = (heading: string, heightBelow: number, write: () => void) => void

/** A heading stays with this much of a text. */
export const HEADING_WITH_TEXT = 60
