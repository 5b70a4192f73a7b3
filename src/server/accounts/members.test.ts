import { expect, test } from 'vitest'
import { listMembers } from '#contract/admin-members.ts'
import { login } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { ensureAdministrator } from './ensure-administrator.ts'

const wanted = { userId: 'admin', email: 'Owner@example.com', password: undefined }

async function givenPeople(app: TestApp) {
  const admin = await givenAdmin(app)
  await givenMember(app, { name: '김하나', email: 'first@example.com' })
  const duri = await givenMember(app, { name: '이두리', email: '100%_duri@example.com' })
  await app.db
    .updateTable('members')
    .set({ phone: '01098765432', is_active: false })
    .where('id', '=', duri.id)
    .execute()
  return { admin, duri }
}

// biome-ignore format: a table reads by columns
test.each([
  ['part of a name',        { q: '두리' }],
  ['an address, in capitals', { q: 'DURI@EXAMPLE' }],
  ['four digits of a phone', { q: '5432' }],
  ['a phone with hyphens',  { q: '010-9876-5432' }],
  ['signs that patterns use', { q: '%_d' }],
  ['being disabled',        { status: 'disabled' as const }],
])('an administrator finds a member by %s', async (_by, query) => {
  const app = await startApp()
  const { admin, duri } = await givenPeople(app)

  const { items, total } = replyOf(await app.call(listMembers, { query }, { as: admin }))

  expect(items.map(({ id }) => id)).toEqual([duri.id])
  expect(total).toBe(1)
})

test('members come in pages, and never with a password', async () => {
  const app = await startApp()
  const { admin } = await givenPeople(app)

  const page = replyOf(await app.call(listMembers, { query: { page: 2, size: 2 } }, { as: admin }))

  expect(page).toMatchObject({ total: 3, total_pages: 2, page: 2 })
  expect(page.items).toHaveLength(1)
  expect(page.items[0]).not.toHaveProperty('password_hash')
})

test('members are for administrators only', async () => {
  const app = await startApp()

  expect((await app.call(listMembers, {})).status).toBe(401)
  const member = await givenMember(app)
  expect((await app.call(listMembers, {}, { as: member })).status).toBe(403)
})

test('the first start creates an administrator and returns the password once', async () => {
  const app = await startApp()

  const first = await ensureAdministrator(app.deps, wanted)
  const second = await ensureAdministrator(app.deps, { ...wanted, password: 'another-one' })

  expect(first.generatedPassword).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  expect(second).toEqual({ userId: 'admin', generatedPassword: null })
  const body = { user_id: 'admin', password: first.generatedPassword! }
  expect(replyOf(await app.call(login, { body })).user_info).toMatchObject({
    role: 'ADMIN',
    email: 'owner@example.com',
  })
})

test('a given password is set and never returned', async () => {
  const app = await startApp()

  const made = await ensureAdministrator(app.deps, { ...wanted, password: 'given-by-operator' })

  expect(made.generatedPassword).toBeNull()
  const body = { user_id: 'admin', password: 'given-by-operator' }
  expect((await app.call(login, { body })).status).toBe(200)
})

test('servers that start at the same time create one administrator', async () => {
  const app = await startApp()

  const made = await Promise.all([1, 2, 3].map(() => ensureAdministrator(app.deps, wanted)))

  expect(made.filter(({ generatedPassword }) => generatedPassword)).toHaveLength(1)
})

test('never turns a customer’s account into the administrator’s', async () => {
  const app = await startApp()
  const customer = await givenMember(app)

  const asked = ensureAdministrator(app.deps, { ...wanted, userId: customer.userId })

  await expect(asked).rejects.toThrow('ADMIN_USER_ID')
})
