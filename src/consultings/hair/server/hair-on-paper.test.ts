import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { ReportHead } from '#contract/reports.ts'
import { contrastBetween, READABLE_CONTRAST } from '#domain/colours/contrast.ts'
import { cutPlanOf } from '#domain/drawings/marks/cut-plan.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles, type StyleName } from '#domain/drawings/styles/style.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { inks, margin, page } from '#server/reports/pdf/paper.ts'
import { writeReportPdf } from '#server/reports/pdf/report-pdf.ts'
import { reportWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { cutPlanIn } from '#texts/cut-plans.ts'
import { hairContent, lengths } from '../report-content.ts'
import { hairTexts } from '../texts.ts'
import { hairOnPaper } from './hair-on-paper.ts'

const head: ReportHead = {
  id: '0198f0a0-0000-7000-8000-000000000002',
  order_number: 'GY261125000002',
  diagnosis_number: 'GY-2611-0518',
  purchase_date: '2026-11-25T03:00:00Z',
  customer_name: '이서윤',
  language: 'ko',
  published_at: '2026-12-03T03:00:00Z',
  version: 1,
}
type Written = z.input<typeof hairContent>

const printed = new Map<string, ReturnType<typeof print>>()

/** Prints each sheet once, since several tests read the usual one. */
function pdfOf(content: Written, language: Language = 'ko', customer_name = '이서윤') {
  const key = JSON.stringify([content, language, customer_name])
  const made = printed.get(key) ?? print(content, language, customer_name)
  printed.set(key, made)
  return made
}

async function print(content: Written, language: Language, customer_name: string) {
  const storage = memoryStorage()
  await storage.put('media/bob.jpg', await givenPhoto(300, 400), 'image/jpeg')
  const outside = { storage, now: () => new Date('2026-12-03T03:00:00Z') }
  const report = { ...head, ...hairContent.parse(content), customer_name, language }
  return pdfContent(await writeReportPdf(outside, report, { kind: hairOnPaper }))
}

/** Height of the signature's line above the foot of the page, in points. */
const FOOT = 60

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

const styled = (style: StyleName, change: object = {}): Written => {
  const { best_hair = [], ...rest } = reportWith()
  return {
    ...rest,
    best_hair: [{ ...best_hair[0]!, drawing: namedStyles[style], ...change }, best_hair[1]!],
  }
}
const lines = (language: Language, style: StyleName) =>
  cutPlanIn(language, cutPlanOf(portraitOf({ hair: namedStyles[style] })))

const long = (length: number) =>
  '가르마는 왼쪽이 좋고 끝은 안으로 말아요. '.repeat(100).slice(0, length)

/** Texts of a sheet as a consultant writes them, with a long closing. */
const usual = reportWith({ outro: long(300) })

test.each(languages)('[C-09] starts with a poster of the first style (%s)', async (language) => {
  const content = usual
  const { pages, curves } = await pdfOf(content, language)
  const [poster = ''] = pages

  expect(poster.split('\n')).toEqual(expect.arrayContaining(['서', '윤']))
  for (const text of [
    content.headline!,
    content.type_analysis!.face_type!,
    '1.02',
    ...content.best_hair!.flatMap(({ name, description }) => [name, description]),
    content.worst_hair![0]!.name,
    content.morning![0]!.title!,
    '박세나',
    head.diagnosis_number,
  ])
    expect(withoutSpaces(poster)).toContain(withoutSpaces(text))
  expect(poster).toMatch(/6[.,]5 cm/)
  expect(poster).not.toContain(`1 / ${pages.length}`)
  expect(curves).toBeGreaterThan(1_000)
})

test.each(languages)(
  '[C-10] prints the whole cutting plan on the second page (%s)',
  async (language) => {
    const salon = { cutting: '양옆은 짧게.', avoid: '턱선에서 끊기.', styling: '32 mm 한 번.' }
    const { pages } = await pdfOf(styled('hushCut', salon), language)
    const plan = withoutSpaces(pages[1]!)

    const { card } = hairTexts[language].report
    expect(plan).toContain(withoutSpaces(card.title('쇄골 레이어드')))
    const other = language === 'ko' ? 'en' : 'ko'
    for (const { name, text } of [...lines(language, 'hushCut'), ...lines(other, 'hushCut')]) {
      expect(plan).toContain(withoutSpaces(name))
      expect(plan).toContain(withoutSpaces(text))
    }
    for (const note of Object.values(salon)) expect(plan).toContain(withoutSpaces(note))
    for (const number of ['10', '15', '20']) expect(pages[1]!.split('\n')).toContain(number)
  },
)

const planned = { avoid: '턱선에서 끊기, 끝 숱을 많이 치기.', styling: '32 mm 한 번, 160°C.' }

test.each<StyleName>([
  'fullFringeBob',
  'longStraight',
  'hushCut',
  'twoBlock',
  'lowBun',
  'hippiePerm',
])('[C-10] fills the page with the plan of %s', async (style) => {
  const { lines } = await pdfOf(styled(style, planned))
  const body = lines[1]!.filter(({ x, y }) => y > FOOT && x > 0)
  expect(Math.min(...body.map(({ y }) => y))).toBeLessThan(page.height * 0.2)
  const headings = lines[1]!.filter(({ text }) =>
    /^(하지 말아 주세요|펌과 드라이|In English)$/.test(text),
  )
  expect(new Set(headings.map(({ y }) => Math.round(y))).size).toBe(1)
})

test('[C-10] prints a plan page for the second style, and for an uploaded picture', async () => {
  const drawn = await pdfOf(usual)
  expect(withoutSpaces(drawn.pages[2]!)).toContain(
    withoutSpaces('턱선 웨이브 롭, 이렇게 잘라 주세요'),
  )

  const pictured = styled('hushCut', {
    drawing: null,
    image_url: '/media/bob.jpg',
    description: '끝은 두 번 끊어요.',
  })
  const { pages, photos } = await pdfOf(pictured)
  expect(withoutSpaces(pages[1]!)).toContain(withoutSpaces('끝은 두 번 끊어요.'))
  expect(photos).toBeGreaterThan(0)
})

test('[C-09] prints the steps of the morning', async () => {
  const { pages } = await pdfOf(usual)
  expect(withoutSpaces(pages.slice(3).join())).toContain('2분이면돼요.')
})

/** Matches the figures of a drawing, which have their own unit (mm). */
const isInDrawing = /^([\d:]+|\d+°|\d+ cm|\s*)$/

const most: Written = {
  ...reportWith(),
  headline: long(lengths.headline),
  best_hair: reportWith().best_hair!.map((style) => ({
    ...style,
    drawing: { ...style.drawing, parting: '6:4', wave: 'sWave', fringe: 'curtain', layers: 50 },
    name: long(lengths.styleName),
    description: long(lengths.styleDescription),
    cutting: long(lengths.salonNote),
    avoid: long(lengths.salonNote),
    styling: long(lengths.salonNote),
  })),
  consultant_name: long(40),
}
const least: Written = {
  type_analysis: reportWith().type_analysis,
  headline: '턱 옆에 무게를',
  best_hair: [{ name: '단발', description: '짧게.' }],
}

const anyName = ['린', '이서윤', '하은별', 'Nguyễn Thị Ánh Tuyết', '가'.repeat(20)]
const usualName = ['이서윤']

test.each([
  ['of usual length', usual, anyName],
  ['of the most that can be written for a salon', most, anyName.slice(-2)],
  ['of a draft that has one style', least, usualName],
  ['of an empty draft', {}, usualName],
  [
    'of very long hair',
    styled('longStraight', { drawing: { length: 260, layers: 30 } }),
    usualName,
  ],
  ['of tied hair', styled('lowBun', planned), usualName],
  ['of short hair', styled('twoBlock', planned), usualName],
])('[C-09] fills the pages from top to bottom: %s', async (_content, content, names) => {
  for (const name of names) {
    const pdf = await pdfOf(content, 'ko', name)
    const fullPages = pdf.pages.filter((text) => !/\d+ \/ \d+$/.test(text))
    expect(pdf.pages.join()).not.toMatch(/undefined|null|NaN|□/)
    expect(fullPages.length).toBeGreaterThan(0)
    for (const onPage of pdf.lines.slice(0, fullPages.length)) {
      for (const line of onPage.filter(({ text }) => !isInDrawing.test(text))) {
        const { text, x, y, width } = line
        const isUpwards =
          onPage === pdf.lines[0] && withoutSpaces(name).includes(withoutSpaces(text))
        const [right, top] = isUpwards && text.length > 1 ? [x, y + width] : [x + width, y]
        expect(x, text).toBeGreaterThan(0)
        expect(right, text).toBeLessThan(page.width - 20)
        expect(y, text).toBeGreaterThan(30)
        expect(top, text).toBeLessThan(page.height - 25)
      }
    }
  }
})

// biome-ignore format: a table reads by columns
test.each([
  ['린',                    ['린'],              false],
  ['서윤',                  ['서', '윤'],        false],
  ['하은별',                ['하', '은', '별'],  false],
  ['Nguyễn Thị Ánh Tuyết',  ['Nguyễn Thị Ánh Tuyết'], false],
  ['가'.repeat(20),         ['가'.repeat(20)],   false],
  ['김龘',                  ['김○'],             true],
  ['محمد',                  ['○○○○'],            true],
  ['Linh 🌸',               ['Linh'],            false],
  ['🌸',                    ['○'],               true],
])('[C-09] prints the name %s as %j and mentions missing glyphs', async (name, parts, lacks) => {
  const { pages } = await pdfOf(least, 'ko', name)
  for (const part of parts) expect(withoutSpaces(pages[0]!)).toContain(withoutSpaces(part))
  expect(pages.at(-1)!.includes('○는 인쇄 글꼴에 없는 글자예요')).toBe(lacks)
})

test('[C-09] prints other scripts and empty texts without errors', async () => {
  const { pages } = await pdfOf({
    ...reportWith({ outro: '結婚 축하해요 🎉 مرحبا' }),
    hair_summary: '',
    worst_hair: [],
    best_hair: [reportWith().best_hair![0]!],
  })
  expect(pages.join()).not.toMatch(/undefined|null|NaN|□/)
  const { hairSummary, worstHair } = hairTexts.ko.report.sections
  for (const heading of [hairSummary, worstHair]) expect(pages.join()).not.toContain(heading)
  expect(pages.at(-1)).toContain('○○ 축하해요')
  expect(pages.at(-1)).toContain('○는 인쇄 글꼴에 없는 글자예요')
})

test('[C-09] a printer without colours leaves every text readable, and light letters only on marks', async () => {
  const { lines } = await pdfOf(usual)
  const [light, dark] = partition(
    lines.flat().filter(({ text }) => text.trim()),
    ({ ink }) => contrastBetween(ink, inks.paper) < READABLE_CONTRAST,
  )

  expect(dark.length).toBeGreaterThan(50)
  expect(light.length).toBeGreaterThan(0)
  for (const { text, ink } of light) {
    expect(text.trim()).toMatch(/^\d{1,2}(:\d)?$/)
    expect(contrastBetween(ink, inks.clay), text).toBeGreaterThan(READABLE_CONTRAST)
  }
})

const partition = <Item>(all: readonly Item[], isFirst: (item: Item) => boolean) =>
  [all.filter(isFirst), all.filter((item) => !isFirst(item))] as const

test('[C-09] leaves no page of a usual sheet more than a third empty', async () => {
  for (const language of languages) {
    const { pages, lowest } = await pdfOf(usual, language)
    for (const y of lowest.slice(0, pages.length))
      expect(y, language).toBeLessThan(page.height / 3 + margin.bottom)
  }
})
