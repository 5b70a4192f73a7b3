import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/languages/languages.ts'
import { margin, page } from '#server/reports/pdf/paper.ts'
import { writeReportPdf } from '#server/reports/pdf/report-pdf.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { degreeOf } from '../line-scale.ts'
import { lengths, lines, MAX_SHADES, MAX_STEPS } from '../report-content.ts'
import { seasonNames } from '../season-names.ts'
import { colorOnPaper } from './color-on-paper.ts'
import { reportWords } from './report-words.ts'

type ColorReport = ReturnType<typeof colorReportWith>

const read = new Map<string, ReturnType<typeof printAndRead>>()

/**
 * Prints a sheet and reads its pages; caches the result per sheet and language, since several tests
 * need it.
 */
function pdfOf(report: ColorReport, language: Language = 'ko') {
  const key = `${language} ${JSON.stringify(report)}`
  const pdf = read.get(key) ?? printAndRead(report, language)
  read.set(key, pdf)
  return pdf
}

async function printAndRead(report: ColorReport, language: Language) {
  const outside = { storage: memoryStorage(), now: () => new Date('2026-12-03T03:00:00Z') }
  return pdfContent(await writeReportPdf(outside, { ...report, language }, { kind: colorOnPaper }))
}

/** Removes white space, so that words match across line breaks. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
/** Returns the text of the pages after the poster, without footers. */
const wordsIn = ([_poster, ...pages]: readonly string[]) =>
  withoutSpaces(pages.map((text) => text.split('\n').slice(0, -2).join('\n')).join('\n'))

const unfinished = { headline: '', summary: '', season: null, lines: {}, make_up: {}, looks: {} }
const nothing = { ...unfinished, drawn: {}, best: [], avoided: [], outro: '', consultant_name: '' }

test.each(languages)('prints every part as searchable text (%s)', async (language) => {
  const report = colorReportWith()
  const { pages } = await pdfOf(report, language)
  const printed = wordsIn(pages)
  const own = reportWords(language)
  const texts = [
    report.headline,
    report.summary,
    report.diagnosis_number,
    report.consultant_name,
    report.outro,
    ...Object.values(seasonNames['summer-mute']),
    ...lines.map((line) => report.lines[line].text),
    ...lines.flatMap((line) => {
      const { name, least, most, degrees } = own.lines[line]
      return [name, least, most, degrees[3 + degreeOf(report.lines[line].position)]!]
    }),
    ...Object.values(own.best.uses).map(({ title }) => title),
    ...Object.values(own.makeUp.areas),
    ...report.best.flatMap(({ hex, munsell, names }) => [
      hex.toUpperCase(),
      munsell,
      ...Object.values(names),
    ]),
    ...report.avoided.flatMap(({ colour, instead, why }) => [
      colour.names[language],
      `${own.avoided.instead} ${report.best[instead]!.names[language]}`,
      why,
    ]),
    ...Object.values(report.make_up).flatMap(({ shades, text }) => [
      ...shades.map(({ names }) => names[language]),
      text,
    ]),
    ...Object.values(report.looks).flatMap(({ minutes, steps }) => [
      own.looks.minutes(minutes!),
      ...steps,
    ]),
  ]
  for (const text of texts) expect(printed).toContain(withoutSpaces(text))
  expect(printed).not.toMatch(/[?□○]/)
})

test.each(languages)('starts with a poster without a footer (%s)', async (language) => {
  const report = colorReportWith({ customer_name: '이서윤' })
  const { pages, photos, curves } = await pdfOf(report, language)
  const [poster = '', ...others] = pages

  const posterLines = poster.split('\n')
  expect(posterLines).toContain('서')
  expect(posterLines).toContain('윤')
  for (const { names, munsell } of report.best) {
    expect(withoutSpaces(poster)).toContain(withoutSpaces(names[language]))
    expect(poster).toContain(munsell)
  }
  const { headline, diagnosis_number, consultant_name } = report
  const { ko, en, vi } = seasonNames['summer-mute']
  for (const text of [headline, diagnosis_number, consultant_name, ko, en, vi])
    expect(withoutSpaces(poster)).toContain(withoutSpaces(text))
  expect(poster).not.toContain(`1 / ${pages.length}`)
  for (const [index, text] of others.entries())
    expect(text).toContain(`${index + 2} / ${pages.length}`)
  expect(photos).toBe(0)
  expect(curves).toBeGreaterThan(1_000)
})

test.each(languages)('prints an empty draft (%s)', async (language) => {
  const { pages } = await pdfOf(colorReportWith(nothing), language)

  expect(pages[0]).toContain('서')
  expect(pages.join()).toContain('GY-2611-0517')
  expect(pages.join()).not.toMatch(/undefined|null|NaN/)
})

test.each([1, 2, 5])('prints a draft with %i colours', async (count) => {
  const { best, avoided } = colorReportWith()
  const report = colorReportWith({ best: best.slice(0, count), avoided: avoided.slice(0, 1) })
  const { pages } = await pdfOf(report)

  expect(pages[0]!.includes(best[0]!.munsell)).toBe(count > 1)
  expect(wordsIn(pages)).toContain(withoutSpaces(avoided[0]!.why))
})

test.each(languages)('prints texts of maximum length completely (%s)', async (language) => {
  const report = maximal()
  const { pages } = await pdfOf(report, language)
  const printed = wordsIn(pages)

  expect(pages.length).toBeGreaterThan(6)
  expect(printed).toContain(withoutSpaces(report.headline))
  expect(printed).toContain(withoutSpaces(report.summary))
  expect(printed).toContain(withoutSpaces(report.outro))
  for (const { why } of report.avoided) expect(printed).toContain(withoutSpaces(why))
  for (const { text } of Object.values(report.make_up))
    expect(printed).toContain(withoutSpaces(text))
  for (const { steps } of Object.values(report.looks))
    for (const step of steps) expect(printed).toContain(withoutSpaces(step))
})

test.each([
  ['of usual length', () => colorReportWith()],
  ['of the least that may be published', () => colorReportWith(least)],
  ['of the most that can be written', () => maximal()],
] as const)('leaves no page more than a third empty: sheet %s', async (_length, report) => {
  for (const language of languages) {
    const { pages, lowest } = await pdfOf(report(), language)
    expect(lowest).toHaveLength(pages.length)
    for (const y of lowest) expect(y, language).toBeLessThan(page.height / 3 + margin.bottom)
  }
})

const least = {
  headline: '장미를 입으세요',
  summary: '부드러워요.',
  make_up: {
    lip: { text: '장미.' },
    cheek: { text: '분홍.' },
    eye: { text: '모브.' },
    hair: { text: '애쉬.' },
    metal: { text: '은.' },
  },
  looks: { daily: { steps: ['얇게.'] }, special: { steps: ['짙게.'] } },
  outro: '또 만나요.',
}

/** Builds a sheet with every text at its maximum length. */
function maximal(): ColorReport {
  const usual = colorReportWith()
  const long = (what: string, length: number) =>
    Array.from({ length: 200 }, (_, index) => `${what} ${index + 1}번째 문장이에요.`)
      .join(' ')
      .slice(0, length)
      .trim()
  const named = <Colour extends { readonly hex: string; readonly munsell: string }>(
    colour: Colour,
    index: number,
  ) => ({
    ...colour,
    names: {
      ko: `${index}${'아주긴색이름'.repeat(9)}`.slice(0, lengths.colourName),
      en: `${index} Very long colour name indeed`.slice(0, lengths.colourName),
      vi: `${index} Hồng phấn nhạt pha tím hoa cà`.slice(0, lengths.colourName),
    },
  })
  const area = (name: string) => ({
    shades: usual.best.slice(0, MAX_SHADES).map(named),
    text: long(name, lengths.areaText),
  })
  const steps = (name: string) =>
    Array.from({ length: MAX_STEPS }, (_, index) => long(`${name}${index}`, lengths.step))
  const line = (name: string) => ({ position: 100, text: long(name, lengths.lineText) })
  return colorReportWith({
    headline: long('한마디', lengths.headline),
    summary: long('요약', lengths.text),
    lines: {
      undertone: line('온도'),
      value: line('명도'),
      chroma: line('채도'),
      contrast: line('대비'),
    },
    best: usual.best.map(named),
    avoided: usual.avoided.map(({ colour, ...rest }, index) => ({
      ...rest,
      colour: named(colour, index),
      why: long(`까닭${index}`, lengths.why),
    })),
    make_up: {
      lip: area('립'),
      cheek: area('볼'),
      eye: area('눈'),
      hair: area('머리'),
      metal: area('금속'),
    },
    looks: {
      daily: { minutes: 120, steps: steps('평일') },
      special: { minutes: 120, steps: steps('특별') },
    },
    outro: long('마무리', 2_000),
    consultant_name: '긴이름'.repeat(13),
    customer_name: 'Nguyễn Thị Ánh Tuyết',
  })
}
