import { expect, test } from 'vitest'
import { adminPolicies } from '#contract/admin-policies.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import { listAudit } from '#contract/audit.ts'
import { policyKinds } from '#contract/content.ts'
import { confirmOpening, readOpening } from '#contract/opening.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

async function startStudio(given: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(given)
  const admin = await givenAdmin(app)
  const read = async () => replyOf(await app.call(readOpening, {}, { as: admin }))
  return {
    app,
    admin,
    read,
    missingIn: async (name: string) => (await read()).items.find((it) => it.name === name)?.missing,
    confirm: async (item: string, is_done = true) =>
      replyOf(
        await app.call(
          confirmOpening,
          { params: { item: item as 'prices' }, body: { is_done } },
          { as: admin },
        ),
      ),
  }
}

test('[O-06] a new studio has every item left to do', async () => {
  const { read, app } = await startStudio({ embeddedDatabase: true })
  await app.db.deleteFrom('settings').execute()

  const { items } = await read()

  expect(items.filter(({ is_done }) => is_done)).toEqual([])
  expect(items.map(({ name }) => name)).toEqual([
    'account',
    'company',
    'mail',
    'sender',
    'policies',
    'prices',
    'database',
    'backup',
    'administrators',
    'second_factor',
  ])
})

test('[O-06] finds an account and company details in the settings', async () => {
  const { app, admin, missingIn } = await startStudio()
  expect(await missingIn('account')).toEqual(['account'])
  expect(await missingIn('company')).toContain('company.business_registration_number')

  const company = {
    name: '선 스튜디오',
    ceo: '박세나',
    email: 'hello@seon.test',
    phone: '02-123-4567',
    address: '서울특별시 마포구 와우산로 1',
    business_registration_number: '123-45-67890',
  }
  const bank_account = { bank: '우리은행', account_number: '1002-345-678901', holder: '박세나' }
  replyOf(await app.call(changeSettings, { body: { company, bank_account } }, { as: admin }))

  expect(await missingIn('account')).toEqual([])
  expect(await missingIn('company')).toEqual(['company.mail_order_registration'])
})

test('[O-06] an item for a policy is done once an administrator read or changed it', async () => {
  const { app, admin, missingIn, confirm } = await startStudio()
  expect(await missingIn('policies')).toEqual([...policyKinds])

  await confirm('policy.terms')
  expect(await missingIn('policies')).not.toContain('terms')
  const body = { kind: 'privacy', html: '<p>새 방침</p>' } as const
  replyOf(await app.call(adminPolicies.create, { body }, { as: admin }))
  expect(await missingIn('policies')).toEqual(
    policyKinds.filter((kind) => kind !== 'terms' && kind !== 'privacy'),
  )
})

test('[O-06] stores who confirmed an item and when until it is undone, and records both', async () => {
  const { app, admin, missingIn, confirm } = await startStudio()

  const { confirmations } = await confirm('prices')

  expect(confirmations).toEqual([
    { item: 'prices', by: admin.userId, at: app.clock.now().toISOString() },
  ])
  expect(await missingIn('prices')).toEqual([])
  expect((await confirm('prices', false)).confirmations).toEqual([])
  expect(await missingIn('prices')).toEqual(['prices'])
  const log = replyOf(await app.call(listAudit, { query: { kind: 'opening' } }, { as: admin }))
  expect(log.items.map(({ detail }) => detail)).toEqual([{ is_done: false }, { is_done: true }])
})

test('[O-06] a second administrator counts only while they can sign in', async () => {
  const { app, missingIn, confirm } = await startStudio()
  expect(await missingIn('administrators')).toEqual(['administrators'])

  const second = await givenAdmin(app)
  expect(await missingIn('administrators')).toEqual([])
  await app.db
    .updateTable('members')
    .set({ is_active: false })
    .where('id', '=', second.id)
    .execute()
  expect(await missingIn('administrators')).toEqual(['administrators'])
  await confirm('administrators')
  expect(await missingIn('administrators')).toEqual([])
})

test('[O-06] does not accept an example address as sender', async () => {
  const mail = (from: string) => ({ from, send: async () => {}, close() {} })
  const example = await startStudio({ mail: mail('결 <no-reply@example.com>') })
  expect(await example.missingIn('mail')).toEqual([])
  expect(await example.missingIn('sender')).toEqual(['sender'])

  const own = await startStudio({ mail: mail('선 <hello@seon-example.com.kr>') })
  expect(await own.missingIn('sender')).toEqual([])
})

test('asks about the embedded database only where visitors are served from it', async () => {
  const missing = async (given: Parameters<typeof startApp>[0]) =>
    (await startStudio(given)).missingIn('database')

  expect(await missing({ embeddedDatabase: true })).toEqual(['database'])
  expect(await missing({ embeddedDatabase: false })).toEqual([])
  expect(await missing({ embeddedDatabase: true, publicUrl: 'http://127.0.0.1:3000' })).toEqual([])
})

test('an owner who confirmed the embedded database is not asked again', async () => {
  const { missingIn, confirm } = await startStudio({ embeddedDatabase: true })
  await confirm('database')

  expect(await missingIn('database')).toEqual([])
})
