import type { SheetHead } from '#contract/reports.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { type Html, html } from './html.ts'

/** How a kind writes the card that stays on a phone. A method, as in {@link SheetDefinition}. */
export interface SavedCard<Content> {
  write(sheet: Content & SheetHead, storage: ObjectStorage): Promise<CardFaces>
}

export interface CardFaces {
  /** What a window and a home screen call it. */
  title(language: Language): string
  /** What the faces are chosen by; not asked for where there is one face. */
  choice(language: Language): string
  /** At least one, each with all three languages in it. */
  readonly faces: readonly CardFace[]
}

interface CardFace {
  name(language: Language): string
  readonly body: Html
}

/** Markup in each language, of which the reader's choice leaves one on the screen. */
export const inEachLanguage = (write: (language: Language) => Html): readonly Html[] =>
  languages.map((it) => html`<div class="in-${it}" lang="${it}">${write(it)}</div>`)

/** A few words in each language, within a line. */
export const textInEachLanguage = (write: (language: Language) => string): readonly Html[] =>
  languages.map((it) => html`<span class="in-${it}" lang="${it}">${write(it)}</span>`)
