import { forEachLanguage, type Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import { formatFor, momentFormat } from '#texts/format.ts'
import { mailTexts } from '#texts/mails.ts'

const clock = { hour: 'numeric', minute: '2-digit' } as const
const moments = forEachLanguage((language) => momentFormat(language, { clock }))

export const writeWon = (language: Language, amount: Won): string => formatFor(language).won(amount)

export const writePoints = (language: Language, amount: Won): string =>
  formatFor(language).points(amount)

/**
 * `2026년 11월 5일 오전 10:30`: time in Seoul, with the zone named where the reader may be elsewhere.
 */
export const writeMoment = (language: Language, moment: Date): string =>
  `${moments[language](moment)}${mailTexts[language].seoulTime}`

/** `11월 26일 목요일`: day in Seoul, with the zone named where the reader may be elsewhere. */
export const writeDay = (language: Language, moment: Date): string =>
  `${formatFor(language).weekday(moment)}${mailTexts[language].seoulTime}`

/** `November 4, 2026 at 8:30 PM (America/New York)`. */
export const writeMomentIn = (language: Language, moment: Date, zone: string): string =>
  `${momentFormat(language, { clock, timeZone: zone })(moment)} (${zone.replaceAll('_', ' ')})`
