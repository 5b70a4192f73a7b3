import { expect, test } from 'vitest'
import { adminFaqs } from '#contract/admin-content.ts'
import { listFaqs } from '#contract/content.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'

async function startStudio() {
  const app = await startApp()
  const as = { as: await givenAdmin(app) }
  const order = async () =>
    replyOf(await app.call(adminFaqs.list, {}, as)).items.map(({ id }) => id)
  const arrange = (ids: string[], base_ids?: string[]) =>
    app.call(adminFaqs.arrange, { body: { ids, base_ids } }, as)
  return { ...app, it: app, as, order, arrange }
}

test('[ADM-02] shows questions in the order that the studio set, and records the change', async () => {
  const { call, order, arrange, db } = await startStudio()
  const before = await order()
  const after = [before[2]!, ...before.filter((id) => id !== before[2])]

  expect(replyOf(await arrange(after, before)).ids).toEqual(after)

  expect(await order()).toEqual(after)
  const shown = replyOf(await call(listFaqs, { query: { size: 3 } })).items.map(({ id }) => id)
  expect(shown).toEqual(after.slice(0, 3))
  const log = await db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(log).toContainEqual({ action: 'faq.arrange', subject: 'faqs' })
})

test('[ADM-02] reorders some items among their own positions, and the others stay', async () => {
  const { order, arrange } = await startStudio()
  const [a, b, c, d, ...rest] = await order()

  replyOf(await arrange([d!, b!], [b!, d!]))

  expect(await order()).toEqual([a, d, c, b, ...rest])
})

test('[ADM-02] of two concurrent reorderings the second is refused with the current order', async () => {
  const { order, arrange } = await startStudio()
  const before = await order()
  const turned = [...before].reverse()
  const swapped = [before[1]!, before[0]!, ...before.slice(2)]

  const answers = await Promise.all([arrange(turned, before), arrange(swapped, before)])

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { ids: await order() } },
  })
})

test('reordering does not conflict with an open editor', async () => {
  const { call, as, order, arrange } = await startStudio()
  const before = await order()
  replyOf(await arrange([...before].reverse(), before))

  const body = { question: '고친 질문', base_revision: 1 }
  const changed = await call(adminFaqs.update, { params: { id: before[0]! }, body }, as)

  expect(replyOf(changed)).toMatchObject({ question: '고친 질문', position: before.length - 1 })
})

test('refuses to reorder a missing or repeated item', async () => {
  const { call, as, order, arrange } = await startStudio()
  const before = await order()
  replyOf(await call(adminFaqs.remove, { params: { id: before[0]! } }, as))

  expect(await arrange(before, before)).toMatchObject({
    refusal: { code: 'EDIT_CONFLICT', current: { ids: before.slice(1) } },
  })
  expect(await arrange(before)).toMatchObject({ status: 404 })
  expect(await arrange([before[1]!, before[1]!])).toMatchObject({ status: 404 })
  expect(await order()).toEqual(before.slice(1))
})

test('only administrators reorder', async () => {
  const { call, it, order } = await startStudio()
  const body = { ids: await order() }

  expect(await call(adminFaqs.arrange, { body })).toMatchObject({ status: 401 })
  const as = await givenMember(it)
  expect(await call(adminFaqs.arrange, { body }, { as })).toMatchObject({ status: 403 })
})
