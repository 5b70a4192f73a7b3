import { expect, test } from 'vitest'
import { login } from '#contract/sign-in.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAccount } from '#tests/support/given-accounts.ts'
import { makeTemporaryPassword } from './index.ts'

test('a password made on the machine signs in to choose a new one and is in the audit log', async () => {
  const app = await startApp()
  await givenAccount(app)

  const password = await makeTemporaryPassword(app.deps, 'HANA95')

  const reply = replyOf(await app.call(login, { body: { user_id: 'hana95', password } }))
  expect(reply).toMatchObject({ user_info: { must_change_password: true } })
  const rows = await app.db.selectFrom('audit_log').select(['action', 'actor_name']).execute()
  expect(rows).toContainEqual({ action: 'member.password', actor_name: 'npm run administrator' })
  await expect(makeTemporaryPassword(app.deps, 'nobody')).rejects.toThrow('the ID nobody')
})
