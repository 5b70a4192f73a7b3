import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'

/** A small preview of a sample sheet's section: a drawing and a line of its text. */
export interface SamplePart {
  /** Name of its section on the sheet. */
  readonly section: string
  readonly title: string
  readonly line: string
  readonly portrait: PortraitChoices
  /** Whether it shows what to avoid. */
  readonly isAvoided?: true
}

interface SampleCover {
  /** The customer's name. */
  readonly name: string
  readonly headline: string
  /** Text alternative of the drawing. */
  readonly label: string
  readonly portrait: PortraitChoices
  /** If the garment shows the palette: its colours from left to right, and the backdrop. */
  readonly palette?: { readonly colours: readonly string[]; readonly backdrop: string | null }
}

/** Preview of a sample sheet: its cover, and each section. */
export interface SamplePreview {
  readonly cover: SampleCover
  readonly parts: readonly SamplePart[]
}

export const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? ''
