import { expect, test } from 'vitest'
import {
  answerInquiry,
  changeInquiry,
  getInquiry,
  listInquiries,
} from '#contract/admin-inquiries.ts'
import { getPublicInquiry } from '#contract/inquiries.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenInquiry, inquiryOf, lockedOf } from '#tests/support/given-inquiries.ts'

const mails = ({ db }: TestApp) =>
  db.selectFrom('messages').selectAll().where('kind', '=', 'INQUIRY_ANSWERED').execute()

test('[INQ-05] an answer has the administrator’s name and its time, and everybody can read it', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const { id } = await givenInquiry(app)
  const params = { id }

  const body = { content: '  닷새쯤 걸려요.  ' }
  const answered = replyOf(await app.call(answerInquiry, { params, body }, { as: admin }))

  const at = app.clock.now().toISOString()
  const answer = { content: '닷새쯤 걸려요.', admin_name: '박세나', created_at: at }
  expect(answered).toMatchObject({ status: 'COMPLETED', answer, answer_at: at })
  const seen = replyOf(await app.call(getPublicInquiry, { params }))
  expect(seen).toMatchObject({ status: 'COMPLETED', answer })
})

test.each([
  ['ko', '문의에 답변을 드려요'],
  ['en', 'Your inquiry has been answered'],
  ['vi', 'đã có câu trả lời'],
] as const)('mails the answer in the language of the question: %s', async (language, words) => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf(), { language })

  const input = { params: { id }, body: { content: '네, 가능해요.\n편하게 오세요.' } }
  await app.call(answerInquiry, input, { as: await givenAdmin(app), language: 'en' })

  const [mail] = await mails(app)
  expect(mail).toMatchObject({ recipient: 'yuna@example.com', language })
  expect(mail!.text).toContain(words)
  expect(mail!.text).toContain('편하게 오세요.')
  expect(mail!.text).toContain(`http://gyeol.test/user/product-inquiries?inquiry=${id}`)
})

test('links a member to their own list; a changed answer is mailed again', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const member = await givenMember(app)
  const { id } = await givenInquiry(app, inquiryOf(), { as: member })

  for (const content of ['네', '아니요, 다시 확인했어요.']) {
    const input = { params: { id }, body: { content } }
    expect(replyOf(await app.call(answerInquiry, input, { as: admin })).answer).toMatchObject({
      content,
    })
  }

  const sent = await mails(app)
  expect(sent.map(({ recipient }) => recipient)).toEqual([member.email, member.email])
  expect(sent[0]!.text).toContain(`/user/mypage/product-inquiries?inquiry=${id}`)
})

test('the studio finds inquiries by text and status; unanswered ones come oldest first', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const older = await givenInquiry(app, lockedOf({ title: '입금 확인' }))
  app.clock.advance(MINUTE_MS)
  const newer = await givenInquiry(app, inquiryOf({ writer_name: 'Emma 100%' }))
  app.clock.advance(MINUTE_MS)
  const done = await givenInquiry(app, inquiryOf(), { as: await givenMember(app) })
  await app.call(answerInquiry, { params: done, body: { content: '네' } }, { as: admin })
  const found = async (query: object) =>
    replyOf(await app.call(listInquiries, { query }, { as: admin }))
  const ids = async (query: object) => (await found(query)).items.map(({ id }) => id)

  expect(await ids({})).toEqual([done.id, newer.id, older.id])
  expect(await ids({ status: 'PENDING' })).toEqual([older.id, newer.id])
  expect(await ids({ status: 'ANSWERED' })).toEqual([done.id])
  expect(await ids({ q: '입금' })).toEqual([older.id])
  expect(await ids({ is_private: 'true' })).toEqual([older.id])
  expect(await ids({ is_private: 'false' })).toEqual([done.id, newer.id])
  expect(await ids({ q: '100%' })).toEqual([newer.id])
  expect(await ids({ q: 'YUNA@' })).toEqual([newer.id, older.id])
  expect((await found({})).waiting).toBe(2)
  expect((await found({ q: '입금' })).items[0]).toMatchObject({
    ...{ title: '입금 확인', writer_name: '최윤아', writer_email: 'yuna@example.com' },
    ...{ is_member: false, is_private: true, language: 'ko' },
  })
})

test('[ADM-02] the studio opens any inquiry, private or not; a missing one is not found', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const { id } = await givenInquiry(app, lockedOf({ title: '입금 확인' }))

  const found = replyOf(await app.call(getInquiry, { params: { id } }, { as }))
  expect(found).toMatchObject({ id, title: '입금 확인', writer_email: 'yuna@example.com' })
  const params = { id: crypto.randomUUID() }
  expect(await app.call(getInquiry, { params }, { as })).toMatchObject({ status: 404 })
})

test('[ADM-02] refuses a second answer with the first one, and mails nobody twice', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const { id } = await givenInquiry(app)
  const answer = (content: string, base_answer_at: string | null) =>
    app.call(answerInquiry, { params: { id }, body: { content, base_answer_at } }, { as })

  const first = replyOf(await answer('닷새쯤 걸려요.', null))
  expect(await answer('사흘이면 돼요.', null)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { id, answer: { content: '닷새쯤 걸려요.' } } },
  })
  expect(await mails(app)).toHaveLength(1)
  app.clock.advance(MINUTE_MS)
  const second = replyOf(await answer('사흘이면 돼요.', first.answer_at))
  expect(second.answer).toMatchObject({ content: '사흘이면 돼요.' })
  expect(await answer('하루면 돼요.', first.answer_at)).toMatchObject({ status: 409 })
})

test('closes and reopens an inquiry; its status always agrees with its answer', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const { id } = await givenInquiry(app)
  const set = (status: 'PENDING' | 'COMPLETED' | 'CLOSED') =>
    app.call(changeInquiry, { params: { id }, body: { status } }, { as })

  expect(await set('COMPLETED')).toMatchObject({
    status: 409,
    refusal: { code: 'INQUIRY_STATUS_MISMATCH' },
  })
  expect(replyOf(await set('CLOSED')).status).toBe('CLOSED')
  expect(replyOf(await set('PENDING')).status).toBe('PENDING')
  await app.call(answerInquiry, { params: { id }, body: { content: '네' } }, { as })
  expect(await set('PENDING')).toMatchObject({ status: 409 })
  expect(replyOf(await set('CLOSED')).answer).not.toBeNull()
  expect(replyOf(await set('COMPLETED')).status).toBe('COMPLETED')
})

test('every change is in the audit log', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const { id } = await givenInquiry(app)
  await app.call(answerInquiry, { params: { id }, body: { content: '네' } }, { as })
  await app.call(changeInquiry, { params: { id }, body: { status: 'CLOSED' } }, { as })

  const log = await app.db.selectFrom('audit_log').selectAll().orderBy('id').execute()

  expect(log).toMatchObject([
    { action: 'inquiry.answer', subject: id, actor_id: as.id },
    { action: 'inquiry.status', subject: id, detail: { status: 'CLOSED' } },
  ])
})

test('[SEC-01] only administrators list, answer or change inquiries', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const params = { id: (await givenInquiry(app, lockedOf(), { as: member })).id }

  for (const [as, status] of [
    [undefined, 401],
    [member, 403],
  ] as const) {
    const body = { content: '가짜' }
    expect(await app.call(listInquiries, {}, { as })).toMatchObject({ status })
    expect(await app.call(answerInquiry, { params, body }, { as })).toMatchObject({ status })
    const closed = { params, body: { status: 'CLOSED' } } as const
    expect(await app.call(changeInquiry, closed, { as })).toMatchObject({ status })
  }
  expect(await mails(app)).toEqual([])
})
