import { describe, expect, test } from 'vitest'
import { languagesOf, renderedHtml } from '#tests/web/rendered.tsx'
import { reportTexts } from '#texts/reports.ts'
import { WrittenLanguage } from '#web/reports/written.tsx'
import { sideBySide } from '../groups.ts'
import { palettes, replacementsOf } from '../palettes.ts'
import { type ColorContent, colorContent } from '../report-content.ts'
import { colorReportTexts } from '../report-texts.ts'
import { colorOnScreen } from './color-report.tsx'

const { unwritten, leftOut } = reportTexts.ko.screens
const palette = palettes['autumn-true']
const { best } = palette
const pairs = replacementsOf(palette)
const content = colorContent.parse({
  season: 'autumn-true',
  best,
  avoided: pairs.map(({ avoided, instead }) => ({
    colour: avoided,
    instead: best.findIndex(({ hex }) => hex === instead.hex),
    why: '얼굴보다 먼저 보여요.',
  })),
  summary: '따뜻하고 깊은 색이 어울려요.',
  headline: '햇볕에 익은 색을 입으세요',
  lines: { undertone: { position: -82, text: '노란 기가 돌아요.' } },
  make_up: { lip: { shades: palette.lip, text: '안쪽부터 발라요.' } },
  looks: { daily: { minutes: 7, steps: ['볼 가운데만 얇게.'] }, special: { lip: 1 } },
})
const empty = colorContent.parse({})

const sections = colorOnScreen.sections.map(({ name }) => name)

function htmlOf(name: string, report: ColorContent, language: 'ko' | 'en' | 'vi' = 'ko') {
  const { Section } = colorOnScreen.sections.find((section) => section.name === name)!
  return renderedHtml(() => <Section report={report} />, language)
}

/** Returns the markup of a colour's field up to the next one. */
const fieldOf = (html: string, hex: string) =>
  html.split('<div class="forced-color').find((field) => field.includes(`background-color:${hex}`))!

describe('a draft', () => {
  test.each(sections)('shows what is missing in the part %s', async (name) => {
    expect(await htmlOf(name, empty)).toContain(unwritten)
  })

  test('shows groups without colours as missing', async () => {
    const html = await htmlOf('best', { ...content, best: content.best.slice(0, 4) })
    expect(html.split(unwritten)).toHaveLength(2)
  })

  test('shows an avoided colour without a replacement', async () => {
    const html = await htmlOf('avoided', { ...content, best: [] })
    expect(html).toContain(pairs[0]!.avoided.names.ko)
    expect(html.split(unwritten)).toHaveLength(7)
  })
})

test.each(sections)('says that a published sheet has no part %s', async (name) => {
  const { Section } = colorOnScreen.sections.find((section) => section.name === name)!
  const html = await renderedHtml(() => (
    <WrittenLanguage value="ko">
      <Section report={empty} />
    </WrittenLanguage>
  ))
  expect(html).toContain(leftOut)
  expect(html).not.toContain(unwritten)
})

test('marks the consultant’s texts with their language', async () => {
  const html = await renderedHtml(
    () => (
      <WrittenLanguage value="ko">
        {colorOnScreen.sections.map(({ name, Section }) => (
          <Section key={name} report={content} />
        ))}
      </WrittenLanguage>
    ),
    'en',
  )
  const texts = [
    content.headline,
    content.summary,
    content.lines.undertone.text,
    content.avoided[0]!.why,
    content.make_up.lip.text,
    ...content.looks.daily.steps,
  ]
  expect(languagesOf(html, texts)).toEqual(texts.map(() => 'ko'))
})

test('names the season and every best colour in three languages', async () => {
  expect(await htmlOf('cover', content, 'vi')).toMatch(/Thu Ấm.*가을 트루.*True Autumn/)
  const html = await htmlOf('best', content, 'en')
  for (const { names, hex, munsell } of best) {
    for (const said of [names.ko, names.en, names.vi, hex, munsell]) expect(html).toContain(said)
  }
})

test('sets small text on a paper label only where it would be unreadable', async () => {
  const html = await htmlOf('best', content)
  const fieldWithLabel = fieldOf(html, '#bb6043')
  expect(fieldWithLabel).toContain('bg-paper')
  expect(fieldOf(html, '#6b3d24')).toMatch(/text-paper/)
  expect(fieldOf(html, '#6b3d24')).not.toContain('bg-paper')
})

test('also describes positions on lines in words', async () => {
  const { degrees } = colorReportTexts.ko.report.lines.undertone
  const html = await htmlOf('lines', content)
  expect(html).toContain(degrees[0])
  expect(html).toContain(colorReportTexts.ko.report.lines.value.degrees[3])
})

test('shows each avoided colour beside its own replacement', async () => {
  const html = await htmlOf('avoided', content)
  const rows = html.split('<li').slice(1)
  expect(rows).toHaveLength(6)
  for (const [at, { avoided, instead }] of pairs.entries()) {
    expect(rows[at]).toContain(avoided.names.ko)
    expect(rows[at]).toContain(instead.names.ko)
    expect(rows[at]).toContain('얼굴보다 먼저 보여요.')
    expect(rows[at]).toContain('<path d="M0 100L100 0"')
  }
})

test('orders the stripes like the cape’s folds', async () => {
  const html = await htmlOf('cover', content)
  const stripes = html.split('<li').slice(1)
  expect(html).toContain(content.headline)
  const inOrder = sideBySide(best).map(({ colour }) => colour.names.ko)
  expect(stripes.map((stripe) => inOrder.find((name) => stripe.includes(`>${name}<`)))).toEqual(
    inOrder,
  )
})

test('shows a look’s duration, shades and steps', async () => {
  const { minutes } = colorReportTexts.ko.report.looks
  const [daily = '', special = ''] = (await htmlOf('looks', content)).split('<article').slice(1)
  for (const said of [minutes(7), '볼 가운데만 얇게.', palette.lip[0]!.names.ko]) {
    expect(daily).toContain(said)
  }
  expect(special).toContain(palette.lip[1]!.names.ko)
  expect(special).not.toContain(palette.lip[0]!.names.ko)
})

test('shows the texts about lines and make-up, and names every shade', async () => {
  const lines = await htmlOf('lines', content)
  for (const said of [content.summary, '노란 기가 돌아요.']) expect(lines).toContain(said)
  const makeUp = await htmlOf('makeUp', content)
  expect(makeUp).toContain('안쪽부터 발라요.')
  for (const { names } of palette.lip) expect(makeUp).toContain(names.ko)
})

test('marks only areas with shades', async () => {
  const html = await htmlOf('makeUp', content)
  expect(html.match(/<circle[^>]*r="10\.5"/g)).toHaveLength(1)
})
