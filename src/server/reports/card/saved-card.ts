import type { ReportHead } from '#contract/reports.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import type { ReadableStorage } from '#server/ports/object-storage.ts'
import { type Html, html } from './html.ts'

/** Defines the card of a kind that a phone can save. A method, as in {@link ReportDefinition}. */
export interface SavedCard<Content> {
  write(report: Content & ReportHead, storage: ReadableStorage): Promise<CardFaces>
}

export interface CardFaces {
  /** Title of the window and of the home screen icon. */
  title(language: Language): string
  /** Label of the choice between faces; unused if there is one face. */
  choice(language: Language): string
  /** At least one face, each in all three languages. */
  readonly faces: readonly CardFace[]
}

interface CardFace {
  name(language: Language): string
  readonly body: Html
}

/** Returns markup in every language, of which the page shows the one that its reader chooses. */
export const inEachLanguage = (write: (language: Language) => Html): readonly Html[] =>
  languages.map((it) => html`<div class="in-${it}" lang="${it}">${write(it)}</div>`)

/** Returns inline text in every language. */
export const textInEachLanguage = (write: (language: Language) => string): readonly Html[] =>
  languages.map((it) => html`<span class="in-${it}" lang="${it}">${write(it)}</span>`)
