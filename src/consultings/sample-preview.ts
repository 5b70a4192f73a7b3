import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'

/** A part of a sample sheet, small: a drawing and a line that stand in it. */
export interface SamplePart {
  /** The name of its section on the sheet. */
  readonly section: string
  readonly title: string
  readonly line: string
  readonly portrait: PortraitChoices
  /** It shows what to avoid. */
  readonly isAvoided?: true
}

interface SampleCover {
  /** What the customer is called. */
  readonly name: string
  readonly headline: string
  /** What the drawing shows. */
  readonly label: string
  readonly portrait: PortraitChoices
  /** Where the garment is the palette: its colours from left to right, and what is behind the head. */
  readonly palette?: { readonly colours: readonly string[]; readonly backdrop: string | null }
}

/** What a sample sheet opens with, and each of its sections after that. */
export interface SamplePreview {
  readonly cover: SampleCover
  readonly parts: readonly SamplePart[]
}

export const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? ''
