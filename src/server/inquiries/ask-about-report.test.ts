import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerInquiry, listInquiries } from '#contract/admin-inquiries.ts'
import { listPublicInquiries } from '#contract/inquiries.ts'
import { askAboutReport, listReportQuestions } from '#contract/report-questions.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { openApp, replyOf, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { givenOrderToWrite, givenPublishedReport } from '#tests/support/given-reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const body = { part: 'bestHair', content: '앞머리를 더 짧게 잘라도 될까요?' }
const proofOf = async (id: string) => ({
  guest_token: await issueGuestToken(app.db, id, app.clock.now()),
})

async function givenGuestReport() {
  const order = await givenPublishedReport(app)
  return { ...order, query: await proofOf(order.id) }
}

const refusedAs = (code: string) => ({ ok: false, refusal: { code } })

test('[RPT-02] [INQ-05] a guest asks about a part; the answer appears below it and is mailed with a link to the sheet', async () => {
  const { params, query, proof, admin, reportId } = await givenGuestReport()

  const asked = replyOf(await app.call(askAboutReport, { params, query, body }))
  expect(asked).toMatchObject({
    sheet_part: 'bestHair',
    title: '결과지 · 어울리는 머리',
    content: body.content,
    status: 'PENDING',
    is_private: true,
    writer_email: proof.email,
  })
  const waiting = replyOf(
    await app.call(listInquiries, { query: { q: proof.email } }, { as: admin }),
  )
  expect(waiting.items).toMatchObject([{ id: asked.id, order_number: params.order_number }])

  const answer = { content: '눈썹 위로는 자르지 마세요.' }
  replyOf(await app.call(answerInquiry, { params: { id: asked.id }, body: answer }, { as: admin }))

  const { items } = replyOf(await app.call(listReportQuestions, { params, query }))
  expect(items).toMatchObject([{ id: asked.id, status: 'COMPLETED', answer }])
  const mail = (await mailsTo(app, proof.email)).find(({ kind }) => kind === 'INQUIRY_ANSWERED')
  expect(mail?.text).toContain('결과지 · 어울리는 머리')
  expect(mail?.text).toContain(`/user/mypage/result-sheet/${reportId}?order=${params.order_number}`)
})

test('[RPT-02] a member’s question has the account’s address and is in no public list', async () => {
  const member = await givenMember(app)
  const { params } = await givenPublishedReport(app, { member })
  const options = { as: member, language: 'en' as const }

  const asked = replyOf(await app.call(askAboutReport, { params, body }, options))

  expect(asked).toMatchObject({
    title: 'Result sheet · Hair that suits you',
    writer_email: member.email,
    is_mine: true,
  })
  const { items } = replyOf(await app.call(listPublicInquiries, { query: { size: 100 } }))
  expect(items.map(({ id }) => id)).not.toContain(asked.id)
})

test('[RPT-02] refuses a question about an unpublished sheet, an unknown part, or by an administrator', async () => {
  const written = await givenOrderToWrite(app)
  const unpublished = { params: written.params, query: await proofOf(written.id), body }
  expect(await app.call(askAboutReport, unpublished)).toMatchObject(refusedAs('NOT_FOUND'))

  const { params, query, admin } = await givenGuestReport()
  expect(await app.call(askAboutReport, { params, body }, { as: admin })).toMatchObject(
    refusedAs('FORBIDDEN'),
  )
  for (const part of ['cover', 'toString', '']) {
    const input = { params, query, body: { ...body, part } }
    expect(await app.call(askAboutReport, input)).toMatchObject(refusedAs('NOT_FOUND'))
  }
})

test('[RPT-02] [SEC-03] allows 1,000 characters a question, and twenty an hour for each order', async () => {
  const { params, query } = await givenGuestReport()
  const ask = (content: string) =>
    app.call(askAboutReport, { params, query, body: { ...body, content } })

  expect(await ask('가'.repeat(1_001))).toMatchObject(refusedAs('VALIDATION_FAILED'))
  for (let asked = 0; asked < 20; asked += 1) replyOf(await ask('가'.repeat(1_000)))
  expect(await ask('한 번 더요.')).toMatchObject(refusedAs('TOO_MANY_REQUESTS'))
})

test('[RPT-02] sending the same question again creates no second one', async () => {
  const { params, query } = await givenGuestReport()
  const options = { idempotencyKey: crypto.randomUUID() }

  const first = replyOf(await app.call(askAboutReport, { params, query, body }, options))
  const second = replyOf(await app.call(askAboutReport, { params, query, body }, options))

  expect(second.id).toBe(first.id)
  expect(replyOf(await app.call(listReportQuestions, { params, query })).items).toHaveLength(1)
})
