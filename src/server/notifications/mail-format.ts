import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import { formatFor } from '#texts/format.ts'

const ZONE = 'Asia/Seoul'

const tags: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US', vi: 'vi-VN' }
const moments: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  ko: momentFormat(tags.ko),
  en: momentFormat(tags.en),
  vi: momentFormat(tags.vi),
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
  `${moments[language].format(moment)}${zoneNames[language]}`

/** `November 4, 2026 at 8:30 PM (America/New York)` */
export const writeMomentIn = (language: Language, moment: Date, zone: string): string =>
  `${momentFormat(tags[language], zone).format(moment)} (${zone.replaceAll('_', ' ')})`

function momentFormat(tag: string, timeZone = ZONE) {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
}
