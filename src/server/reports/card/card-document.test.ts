import { expect, test } from 'vitest'
import { getReportCard, type Report } from '#contract/reports.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenPublishedReport, reportWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { cardDocument } from './card-document.ts'

const textOf = (data: unknown) => Buffer.from(data as Uint8Array).toString()

async function hairCard(content = reportWith()) {
  const app = await startApp()
  const member = await givenMember(app)
  const { reportId } = await givenPublishedReport(app, { member }, content)
  const read = async (language: Language = 'ko') => {
    const asked = { params: { id: reportId }, query: {} }
    return textOf(replyOf(await app.call(getReportCard, asked, { as: member, language })))
  }
  return { read }
}

/** Everything that a browser might fetch or run in a document. */
const fetchedBy = (document: string) =>
  document.match(/<script|<link|\son\w+=|\shref=|\ssrc=(?!"data:)|url\(|@import/g) ?? []

test('[C-10] the saved card has both cuts in three languages, and loads nothing', async () => {
  const { read } = await hairCard()

  const card = await read()

  for (const said of [
    '쇄골 레이어드, 이렇게 잘라 주세요',
    '턱선 웨이브 롭, 이렇게 잘라 주세요',
    '쇄골 레이어드, cut like this',
    '쇄골 레이어드, xin cắt như thế này',
  ]) {
    expect(card).toContain(said)
  }
  expect(card.match(/<svg/g)).toHaveLength(6)
  expect(card.match(/<ol class="steps">/g)).toHaveLength(2 * languages.length)
  expect(fetchedBy(card)).toEqual([])
  expect(card).toContain(`content="default-src &#39;none&#39;; style-src`)
})

test('[C-10] styles to avoid and notes for the salon follow the steps in each language', async () => {
  const [style, other] = reportWith().best_hair!
  const notes = { avoid: '턱선에서 끊기', cutting: '양옆은 1cm 짧게', styling: '32mm 봉으로 한 번' }
  const { read } = await hairCard(reportWith({ best_hair: [{ ...style!, ...notes }, other!] }))

  const card = await read()

  for (const note of Object.values(notes))
    expect(card.split(note)).toHaveLength(1 + languages.length)
  for (const title of ['하지 말아 주세요', 'Please do not', 'Xin đừng']) {
    expect(card.split(`<h2>${title}</h2>`), title).toHaveLength(2)
  }
})

test('[C-10] it starts in the language of the person who saves it', async () => {
  const { read } = await hairCard()

  expect(await read()).toMatch(/<html lang="ko">[\s\S]*id="in-ko" checked>/)
  expect(await read('vi')).toMatch(/<html lang="vi">[\s\S]*id="in-vi" checked>/)
})

test('[C-10] escapes the consultant’s text, whatever it looks like', async () => {
  const hostile = '<img src=x onerror=alert(1)>"&'
  const [style, other] = reportWith().best_hair!
  const { read } = await hairCard(
    reportWith({
      best_hair: [{ ...style!, name: hostile, avoid: hostile, cutting: hostile }, other!],
    }),
  )

  const card = await read()

  expect(card).not.toContain('<img')
  expect(card).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')
})

test('[E-04] the card of colours has every colour with its names in three languages', async () => {
  const report = { ...colorReportWith(), consulting_type: 'SKIN_CONSULTING' } as Report
  const storage = memoryStorage()

  const card = textOf(await cardDocument({ storage }, report, 'ko'))

  for (const { hex, names } of colorReportWith().best) {
    expect(card).toContain(`background:${hex}`)
    for (const language of languages) {
      expect(card).toContain(`<span class="in-${language}" lang="${language}">${names[language]}`)
    }
  }
  expect(card).toContain('Soft Summer')
  expect(fetchedBy(card)).toEqual([])
})
