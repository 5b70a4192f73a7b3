import { expect, test } from 'vitest'
import { getReportPdf } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenPublishedReport, reportWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { margin, page } from './paper.ts'

async function pdfOf(language: Language, content = reportWith()) {
  const storage = memoryStorage()
  await storage.put('media/bob.jpg', await givenPhoto(300, 400), 'image/jpeg')
  const app = await startApp({ storage })
  const member = await givenMember(app)
  const { reportId } = await givenPublishedReport(app, { member, language }, content)
  const called = await app.call(getReportPdf, { params: { id: reportId } }, { as: member })
  return { app, reportId, member, called, content: pdfContent(replyOf(called) as Uint8Array) }
}

const wordsIn = (pages: readonly string[]) => pages.join('\n').replace(/\s+/g, ' ')

test('[RPT-03] the PDF has every part in Korean, searchable and copyable', async () => {
  const { called, content } = await pdfOf('ko')

  expect(called.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  const words = wordsIn(content.pages)
  for (const part of [
    '김하나 님의 결과지',
    '구매일 2026년 11월 2일',
    '상담사 박세나',
    '달걀형에 가까운 하트형',
    '어울리는 머리',
    '쇄골 레이어드',
    '광대 옆에서 한 번 끊어요.',
    '피할 머리',
    '일자 단발',
    '천천히 골라 보세요.',
  ]) {
    expect(words).toContain(part)
  }
  expect(content.pages.at(-1)).toContain(`${content.pages.length} / ${content.pages.length}`)
})

test('[RPT-03] the PDF of a Vietnamese order is Vietnamese, with all diacritics', async () => {
  const content = reportWith({
    type_analysis: {
      face_type: 'Khuôn mặt trái xoan',
      face_shape: 'heart',
      text: 'Trán rộng, cằm thon; ưu tiên độ phồng ở gò má. Đẹp, dễ chải, ít bết.',
    },
    hair_summary: 'ẮẰẲẴẶẤẦẨẪẬẾỀỂỄỆỐỒỔỖỘỚỜỞỠỢỨỪỬỮỰỲỴỶỸ ăâđêôơư',
  })
  const words = wordsIn((await pdfOf('vi', content)).content.pages)

  expect(words).toContain('Bảng kết quả của 김하나')
  expect(words).toContain('Kiểu tóc nên tránh')
  expect(words).toContain('Đẹp, dễ chải, ít bết.')
  expect(words).toContain(content.hair_summary)
  expect(words).not.toMatch(/[?□]/)
})

test('[RPT-03] letters missing in all fonts leave neither a box nor a gap', async () => {
  const content = reportWith({
    hair_summary: '가볍게 🔥 結 처럼 🇰🇷',
    consultant_name: '朴 쀍나 💇‍♀️',
  })
  const words = wordsIn((await pdfOf('ko', content)).content.pages)

  expect(words).toContain('가볍게 ○ 처럼')
  expect(words).toContain('상담사 ○ 쀍나')
  expect(words).not.toMatch(/[?□]/)
})

test('[RPT-03] draws styles as vectors and embeds an uploaded picture unchanged', async () => {
  const drawn = await pdfOf('ko')
  expect(drawn.content.photos).toBe(0)
  expect(drawn.content.curves).toBeGreaterThan(1_000)

  const worst_hair = [{ name: '일자 단발', description: '', image_url: '/media/bob.jpg' }]
  const pictured = await pdfOf('ko', reportWith({ worst_hair }))
  expect(pictured.content.photos).toBe(1)
  expect(pictured.content.curves).toBeLessThan(drawn.content.curves)
})

test.each(['/media/gone.jpg', '/media/../secret', 'https://elsewhere.example/a.jpg'])(
  '[RPT-03] shows a drawing if the picture %s is unavailable',
  async (image_url) => {
    const worst_hair = [{ name: '일자 단발', description: '', image_url }]
    const { called, content } = await pdfOf('ko', reportWith({ worst_hair }))

    expect(called.status).toBe(200)
    expect(content.photos).toBe(0)
  },
)

test.each([1, 2, 4])(
  '[RPT-03] no page of a sheet with %i styles to avoid is a third empty',
  async (count) => {
    const words = (much: number) => '가르마는 왼쪽이 좋고 끝은 안으로 말아 주세요. '.repeat(much)
    const content = reportWith({ hair_summary: words(6), outro: words(8) })
    const worst_hair = Array.from({ length: count }, () => ({
      ...content.worst_hair![0]!,
      description: words(3),
    }))
    const { pages, lowest } = (await pdfOf('ko', { ...content, worst_hair })).content

    expect(lowest).toHaveLength(pages.length)
    for (const y of lowest) expect(y).toBeLessThan(page.height / 3 + margin.bottom)
  },
)

test('[RPT-03] long texts continue over pages without loss', async () => {
  const sentences = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word} ${index + 1}번째 문장이에요.`).join(' ')
  const content = reportWith({
    hair_summary: sentences('요약', 110),
    best_hair: [
      { name: '첫째', description: sentences('첫째', 55) },
      { name: '둘째', description: sentences('둘째', 55) },
    ],
    outro: sentences('마무리', 100),
  })
  const { content: pdf } = await pdfOf('ko', content)

  expect(pdf.pages.length).toBeGreaterThan(3)
  const words = wordsIn(pdf.pages.map(withoutFooter))
  expect(words).toContain('요약 110번째 문장이에요.')
  for (const { description } of content.best_hair!) expect(words).toContain(description)
  expect(words).toContain('마무리 100번째 문장이에요.')
})

test('[C-09] prints a sheet on A4 unless US Letter is requested', async () => {
  const { app, reportId, member, called } = await pdfOf('en')
  const params = { id: reportId }
  const onLetter = await app.call(
    getReportPdf,
    { params, query: { paper: 'letter' } },
    { as: member },
  )
  const sizes = (reply: typeof called) =>
    new Set(
      [
        ...Buffer.from(replyOf(reply) as Uint8Array)
          .toString('latin1')
          .matchAll(/MediaBox (.+)/g),
      ].map(([, box]) => box),
    )

  expect([...sizes(called)]).toEqual(['[0 0 595.28 841.89]'])
  expect([...sizes(onLetter)]).toEqual(['[0 0 612 792]'])
  const lines = pdfContent(replyOf(onLetter) as Uint8Array).pages
  expect(lines).toEqual(pdfContent(replyOf(called) as Uint8Array).pages)
})

test('[RPT-04] only the sheet’s customer gets the PDF', async () => {
  const { app, reportId } = await pdfOf('ko')
  const params = { id: reportId }

  expect((await app.call(getReportPdf, { params })).status).toBe(401)
  const stranger = await givenMember(app)
  expect((await app.call(getReportPdf, { params }, { as: stranger })).status).toBe(404)
})

const withoutFooter = (page: string) => page.split('\n').slice(0, -2).join('\n')
