import { expect, test } from 'vitest'
import { adminPolicies } from '#contract/admin-policies.ts'
import { getPolicy } from '#contract/content.ts'
import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'

async function startStudio() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const terms = async () => replyOf(await app.call(getPolicy, { params: { kind: 'terms' } }))
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString()
  return { ...app, it: app, as: { as: admin }, terms, inDays }
}

const html = '<p>새 약관<script>x()</script></p>'

test('a new version takes effect at once, sanitized, and the old one is retained', async () => {
  const { call, as, terms, db } = await startStudio()

  const added = replyOf(await call(adminPolicies.create, { body: { kind: 'terms', html } }, as))

  expect(added).toMatchObject({ version: 2, status: 'IN_FORCE', html: '<p>새 약관</p>' })
  expect(await terms()).toMatchObject({ version: 2, html: '<p>새 약관</p>' })
  const { items } = replyOf(await call(adminPolicies.list, { query: { kind: 'terms' } }, as))
  expect(items.map(({ version, status }) => [version, status])).toEqual([
    [2, 'IN_FORCE'],
    [1, 'REPLACED'],
  ])
  const log = await db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(log).toContainEqual({ action: 'policy.create', subject: 'terms 2' })
})

test('a future version can be changed until it takes effect, and never after', async () => {
  const { call, as, terms, inDays, clock } = await startStudio()
  const body = { kind: 'terms' as const, html, effective_at: inDays(7) }
  const { id, status } = replyOf(await call(adminPolicies.create, { body }, as))
  const change = (text: string) =>
    call(adminPolicies.update, { params: { id }, body: { html: text, base_revision: 1 } }, as)

  expect([status, (await terms()).version]).toEqual(['SCHEDULED', 1])
  expect(replyOf(await change('<p>고친 약관</p>'))).toMatchObject({ revision: 2, version: 2 })
  expect(await change('<p>겹친 약관</p>')).toMatchObject({ refusal: { code: 'EDIT_CONFLICT' } })
  clock.advance(8 * DAY_MS)
  expect(await terms()).toMatchObject({ version: 2, html: '<p>고친 약관</p>' })
})

test('refuses to change or delete a version that is or was in force, and deletes a future one', async () => {
  const { call, as, inDays } = await startStudio()
  const [current] = replyOf(await call(adminPolicies.list, { query: { kind: 'refund' } }, as)).items
  const params = { id: current!.id }
  const body = { kind: 'refund' as const, html, effective_at: inDays(7) }
  const later = replyOf(await call(adminPolicies.create, { body }, as))

  for (const refused of [
    await call(adminPolicies.update, { params, body: { html } }, as),
    await call(adminPolicies.remove, { params }, as),
  ]) {
    expect(refused).toMatchObject({ status: 409, refusal: { code: 'POLICY_IN_FORCE' } })
  }
  expect((await call(adminPolicies.remove, { params: { id: later.id } }, as)).status).toBe(204)
})

test('refuses a version with a past date, and numbers two that are created at once', async () => {
  const { call, as, inDays } = await startStudio()
  const body = { kind: 'points' as const, html }

  const past = { ...body, effective_at: inDays(-1) }
  expect(await call(adminPolicies.create, { body: past }, as)).toMatchObject({ status: 422 })
  const both = await Promise.all([1, 2].map(() => call(adminPolicies.create, { body }, as)))
  expect(both.map((each) => replyOf(each).version).sort()).toEqual([2, 3])
})

test('[ADM-02] refuses the next version when another one was created since, and returns it', async () => {
  const { call, as, terms } = await startStudio()
  const write = (text: string, base_version: number) =>
    call(adminPolicies.create, { body: { kind: 'terms', html: text, base_version } }, as)

  const answers = await Promise.all([write('<p>하나</p>', 1), write('<p>둘</p>', 1)])

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { version: 2, html: (await terms()).html } },
  })
  expect(replyOf(await write('<p>셋</p>', 2))).toMatchObject({ version: 3 })
})

test('[ADM-02] refuses to delete a version that was changed since', async () => {
  const { call, as, inDays } = await startStudio()
  const body = { kind: 'points' as const, html, effective_at: inDays(7) }
  const { id } = replyOf(await call(adminPolicies.create, { body }, as))
  const params = { id }
  replyOf(await call(adminPolicies.update, { params, body: { html: '<p>고침</p>' } }, as))

  expect(
    await call(adminPolicies.remove, { params, query: { base_revision: 1 } }, as),
  ).toMatchObject({ refusal: { code: 'EDIT_CONFLICT', current: { html: '<p>고침</p>' } } })
  expect(
    (await call(adminPolicies.remove, { params, query: { base_revision: 2 } }, as)).status,
  ).toBe(204)
})

test('only administrators read and write versions', async () => {
  const { call, it } = await startStudio()

  expect(await call(adminPolicies.list, {})).toMatchObject({ status: 401 })
  const as = await givenMember(it)
  expect(await call(adminPolicies.list, {}, { as })).toMatchObject({ status: 403 })
})
