import type { Settings } from '#domain/settings/settings.ts'

/** A question and its answer (HTML); the figures are those of the settings in force. */
export type ShopFaqWords = (settings: Settings) => {
  readonly question: string
  readonly answer: string
}
