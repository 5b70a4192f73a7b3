import type { PageDocument } from './page-document.ts'

/** What came of a page: a document, or an answer of another kind (a redirect, data of a page). */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly document: PageDocument | null
  readonly text: string
  /** A document with everything that belongs on it: nothing failed on the way. */
  readonly isWhole: boolean
}
