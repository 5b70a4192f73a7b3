import { expect, test } from 'vitest'
import {
  answerInquiry,
  changeInquiry,
  getInquiry,
  listInquiries,
  removeInquiry,
  restoreInquiry,
} from '#contract/admin-inquiries.ts'
import { listAudit } from '#contract/audit.ts'
import type { InputOf } from '#contract/endpoint.ts'
import {
  createInquiry,
  getMyInquiry,
  getPublicInquiry,
  listPublicInquiries,
  openInquiry,
} from '#contract/inquiries.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenInquiry,
  type InquiryBody,
  inquiryOf,
  lockedOf,
} from '#tests/support/given-inquiries.ts'
import { eraseRemovedInquiries } from './erase-removed-inquiries.ts'

async function startWith(body: InquiryBody, isMember = false) {
  const app = await startApp()
  const as = await givenAdmin(app)
  const writer = isMember ? await givenMember(app) : undefined
  const { id } = await givenInquiry(app, body, writer && { as: writer })
  const params = { id }
  return {
    ...{ app, as, id, params, writer },
    change: (body: InputOf<typeof changeInquiry>['body']) =>
      app.call(changeInquiry, { params, body }, { as }),
    remove: () =>
      app.call(removeInquiry, { params, body: { kind: 'ADVERTISING', reason: '도배' } }, { as }),
    restore: () => app.call(restoreInquiry, { params }, { as }),
    seen: () => app.call(getPublicInquiry, { params }),
    listed: async () => replyOf(await app.call(listPublicInquiries, {})),
    adminList: async (query: object) =>
      replyOf(await app.call(listInquiries, { query }, { as })).items.map(({ id }) => id),
  }
}

test('[A-05] hides an inquiry for a reason, shows its kind to the author, and makes it visible again', async () => {
  const given = await startWith(inquiryOf(), true)
  const { app, params, writer, change, seen, listed } = given
  const mine = async () => replyOf(await app.call(getMyInquiry, { params }, { as: writer! }))
  expect(await mine()).toMatchObject({ hidden_kind: null })

  const body = { is_hidden: true, hidden_kind: 'PERSONAL_DATA', hidden_reason: '전화번호' } as const
  expect(replyOf(await change(body))).toMatchObject(body)

  expect(await seen()).toMatchObject({ status: 404 })
  expect(await listed()).toMatchObject({ total: 0, items: [] })
  expect(await mine()).toMatchObject({ hidden_kind: 'PERSONAL_DATA', content: expect.any(String) })
  expect(JSON.stringify(await mine())).not.toContain('전화번호')

  const back = { is_hidden: false, hidden_kind: null, hidden_reason: null }
  expect(replyOf(await change({ is_hidden: false }))).toMatchObject(back)
  expect(await seen()).toMatchObject({ ok: true })
  expect((await listed()).total).toBe(1)
})

test('[A-05] refuses to hide an inquiry without a reason', async () => {
  const { change, seen } = await startWith(inquiryOf())

  for (const body of [{ is_hidden: true }, { is_hidden: true, hidden_kind: 'OTHER' }] as const) {
    const refusal = { detail: [{ loc: ['body', 'hidden_reason'] }] }
    expect(await change(body)).toMatchObject({ status: 422, refusal })
  }
  expect(await seen()).toMatchObject({ ok: true })
})

test('[A-05] a guest opens their hidden inquiry with its password and reads why', async () => {
  const { app, params, change, seen, listed } = await startWith(lockedOf())

  await change({ is_hidden: true, hidden_kind: 'OFF_TOPIC' })

  expect((await listed()).total).toBe(0)
  expect(await seen()).toMatchObject({ status: 403, refusal: { code: 'INQUIRY_PRIVATE' } })
  const opened = await app.call(openInquiry, { params, body: { password: '4829' } })
  expect(replyOf(opened)).toMatchObject({ hidden_kind: 'OFF_TOPIC' })
})

test('[A-05] removes an inquiry from every list but that of removed ones, and restores it', async () => {
  const given = await startWith(inquiryOf(), true)
  const { app, as, id, params, writer, remove, restore, seen, listed, adminList } = given

  const removed = replyOf(await remove())
  const erasedAt = new Date(app.clock.now().getTime() + DAY_MS).toISOString()
  expect(removed.erased_at).toBe(erasedAt)

  expect(await seen()).toMatchObject({ status: 404 })
  expect((await listed()).total).toBe(0)
  expect(await app.call(getMyInquiry, { params }, { as: writer! })).toMatchObject({ status: 404 })
  expect(await adminList({})).toEqual([])
  expect(await adminList({ sight: 'REMOVED' })).toEqual([id])
  expect(await app.call(getInquiry, { params }, { as })).toMatchObject({ ok: true })
  const answer = await app.call(answerInquiry, { params, body: { content: '네' } }, { as })
  expect(answer).toMatchObject({ status: 404 })

  expect(replyOf(await restore())).toMatchObject({ erased_at: null })
  expect(await seen()).toMatchObject({ ok: true })
  expect(await adminList({})).toEqual([id])
})

test('[A-05] refuses a change based on an outdated inquiry, and returns the current one', async () => {
  const { app, as, params, change, remove, restore } = await startWith(inquiryOf())
  const read = async () => replyOf(await app.call(getInquiry, { params }, { as }))
  const { revision: base_revision } = await read()
  const removeStale = () =>
    app.call(
      removeInquiry,
      { params, body: { kind: 'OTHER', reason: '늦음', base_revision } },
      { as },
    )
  const conflict = (current: object) => ({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { id: params.id, ...current } },
  })

  replyOf(await change({ is_hidden: true, hidden_kind: 'ABUSE', base_revision }))
  const late = { is_hidden: true, hidden_kind: 'OFF_TOPIC', base_revision } as const
  expect(await change(late)).toMatchObject(conflict({ hidden_kind: 'ABUSE' }))
  expect(await change({ status: 'CLOSED', base_revision })).toMatchObject(conflict({}))
  expect(await removeStale()).toMatchObject(conflict({ erased_at: null }))

  replyOf(await remove())
  expect(await removeStale()).toMatchObject(conflict({ erased_at: expect.any(String) }))
  replyOf(await restore())
  const { revision } = await read()
  expect(await change({ is_hidden: false, base_revision: revision })).toMatchObject({ ok: true })
  const answer = async (content: string) =>
    replyOf(await app.call(answerInquiry, { params, body: { content } }, { as }))
  const { revision: first } = await answer('네, 그럼요.')
  app.clock.advance(1_000)
  const again = await answer('네, 언제든 오세요.')
  const stale = await change({ status: 'CLOSED', base_revision: first })
  expect(stale).toMatchObject(conflict({ revision: again.revision }))
})

test('[A-05] erases a removed inquiry a day later; the audit log keeps the reason without the text', async () => {
  const { app, as, id, remove, restore } = await startWith(inquiryOf({ content: '싸게 팝니다' }))
  await remove()

  const dayAgo = (ms: number) => new Date(app.clock.now().getTime() - DAY_MS + ms)
  const removedAt = (removed_at: Date) =>
    app.db.updateTable('inquiries').set({ removed_at }).execute()

  await removedAt(dayAgo(1))
  expect(await eraseRemovedInquiries(app.deps)).toBe(0)
  await removedAt(dayAgo(0))
  expect(await eraseRemovedInquiries(app.deps)).toBe(1)

  expect(await restore()).toMatchObject({ status: 404 })
  expect(await app.db.selectFrom('inquiries').select('id').execute()).toEqual([])
  const log = replyOf(await app.call(listAudit, { query: { subject: id } }, { as }))
  expect(log.items).toMatchObject([
    { action: 'inquiry.remove', detail: { kind: 'ADVERTISING', reason: '도배' } },
  ])
  expect(JSON.stringify(log)).not.toContain('싸게')
})

test.each(['관리자', '결', 'Gyeol Studio', 'аdmin', '상담사 박세나'])(
  '[A-05] refuses a guest who writes as %j and names the field',
  async (writer_name) => {
    const app = await startApp()

    expect(await app.call(createInquiry, { body: inquiryOf({ writer_name }) })).toMatchObject({
      status: 422,
      refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', 'writer_name'] }] },
    })
    expect(replyOf(await app.call(listPublicInquiries, {})).total).toBe(0)
  },
)

test('[A-05] refuses a member whose own name impersonates the studio', async () => {
  const app = await startApp()
  const member = await givenMember(app, { name: '운영자' })

  const written = await app.call(createInquiry, { body: inquiryOf() }, { as: member })
  expect(written).toMatchObject({ status: 422, refusal: { code: 'WRITER_NAME_RESERVED' } })
})

test('[A-05] removes bidirectional and control characters, and keeps line breaks', async () => {
  const app = await startApp()
  const words = { title: '제목\u202e\n둘째 줄', content: 'a\u2066b\u0007\r\n\r\nhttps://a.example' }

  const { title, content } = await givenInquiry(app, inquiryOf(words))

  expect({ title, content }).toEqual({
    title: '제목 둘째 줄',
    content: 'ab\n\nhttps://a.example',
  })
})
