import type { Language } from '#domain/languages/languages.ts'
import { formatFor } from '#texts/format.ts'

/** Formats figures for a language. */
export function figuresIn(language: Language) {
  return {
    won: formatFor(language).won,
    /** Formats whole hours as hours, everything else as minutes. */
    span: (minutes: number) =>
      minutes % 60 === 0
        ? spanWords[language].hours(minutes / 60)
        : spanWords[language].minutes(minutes),
  }
}

const spanWords = {
  ko: { hours: (n: number) => `${n}시간`, minutes: (n: number) => `${n}분` },
  en: {
    hours: (n: number) => (n === 1 ? 'one hour' : `${n} hours`),
    minutes: (n: number) => `${n} minutes`,
  },
  vi: { hours: (n: number) => `${n} giờ`, minutes: (n: number) => `${n} phút` },
}
