import type { Settings } from '#domain/settings/settings.ts'

/** A question with its answer (HTML), with the figures of the current settings. */
export type ShopFaqWords = (settings: Settings) => {
  readonly question: string
  readonly answer: string
}
