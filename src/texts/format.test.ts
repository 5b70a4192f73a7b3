import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { formatFor } from './format.ts'

const evening = '2026-11-20T15:30:00Z'

test('[I18-02] [I18-90] formats money with the language’s separators and won sign', () => {
  expect(formatFor('ko').won(100_000)).toBe('100,000원')
  expect(formatFor('en').won(100_000)).toBe('₩100,000')
  expect(formatFor('vi').won(100_000)).toBe('100.000\u00a0₩')
})

test('formats deductions with a minus sign, not a hyphen', () => {
  expect(formatFor('ko').won(-5_000)).toBe('−5,000원')
  expect(formatFor('en').won(-5_000)).toBe('−₩5,000')
})

test('[I18-02] formats days in Seoul time as the language writes them', () => {
  expect(formatFor('ko').date(evening)).toBe('2026년 11월 21일')
  expect(formatFor('en').date(evening)).toBe('November 21, 2026')
  expect(formatFor('vi').date(evening)).toContain('21')
  expect(formatFor('ko').time(evening)).toBe('00:30')
  expect(formatFor('ko').weekday(evening)).toBe('11월 21일 토요일')
  expect(formatFor('en').month(evening)).toBe('November 2026')
})

test('formats time distances in the largest whole unit', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const { relative } = formatFor('ko')

  expect(relative('2026-11-18T00:00:00Z', now)).toBe('3일 전')
  expect(relative('2026-11-21T02:10:00Z', now)).toBe('2시간 후')
  expect(relative('2026-11-20T23:59:30Z', now)).toBe('방금')
})

test('writes numbers and ratings as the language does', () => {
  const numbers = [
    0, 7, 999, 1_000, 12_345, 100_000, 1_234_567, 9_007_199_254_740_991, 0.5, 1_234.25,
  ]
  const ratings = [0, 1, 4.04, 4.05, 4.25, 4.349, 4.65, 4.95, 5]
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  for (const language of languages) {
    const { number, rating } = formatFor(language)
    const [ofNumbers, ofRatings] = [
      new Intl.NumberFormat(language),
      new Intl.NumberFormat(language, digits),
    ]
    expect(numbers.map(number)).toEqual(numbers.map((it) => ofNumbers.format(it)))
    expect(ratings.map(rating)).toEqual(ratings.map((it) => ofRatings.format(it)))
  }
})
