import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import { formatFor, momentFormat } from '#texts/format.ts'

const clock = { hour: 'numeric', minute: '2-digit' } as const
const moments = {
  ko: momentFormat('ko', { clock }),
  en: momentFormat('en', { clock }),
  vi: momentFormat('vi', { clock }),
}
const zoneNames: Readonly<Record<Language, string>> = {
  ko: '',
  en: ' (Seoul time)',
  vi: ' (giờ Seoul)',
}

export const writeWon = (language: Language, amount: Won): string => formatFor(language).won(amount)

export const writePoints = (language: Language, amount: Won): string =>
  formatFor(language).points(amount)

/** `2026년 11월 5일 오전 10:30`: Seoul's time, and said so where the reader may be elsewhere. */
export const writeMoment = (language: Language, moment: Date): string =>
  `${moments[language](moment)}${zoneNames[language]}`

/** `11월 26일 목요일`: a day in Seoul, and said so where the reader may be elsewhere. */
export const writeDay = (language: Language, moment: Date): string =>
  `${formatFor(language).weekday(moment)}${zoneNames[language]}`

/** `November 4, 2026 at 8:30 PM (America/New York)` */
export const writeMomentIn = (language: Language, moment: Date, zone: string): string =>
  `${momentFormat(language, { clock, timeZone: zone })(moment)} (${zone.replaceAll('_', ' ')})`
