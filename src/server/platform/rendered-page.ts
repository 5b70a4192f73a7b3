import type { PageDocument } from './page-document.ts'

/** Result of a rendering: a document, or another response (a redirect, loader data). */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly document: PageDocument | null
  readonly text: string
  /** True if no call failed while the document was rendered. */
  readonly isWhole: boolean
}
