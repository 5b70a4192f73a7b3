import { expect, test } from 'vitest'
import { changeMyEmail, getMe } from '#contract/accounts.ts'
import { listAudit } from '#contract/audit.ts'
import { sendEmailCode } from '#contract/sign-up.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { codeSentTo, PASSWORD } from '#tests/support/given-accounts.ts'
import { hashPassword } from './password-hash.ts'

const email = 'owner@studio.example'

async function startWithAdmin() {
  const app = await startApp()
  const as = await givenAdmin(app)
  const password_hash = await hashPassword(PASSWORD)
  await app.db.updateTable('members').set({ password_hash }).where('id', '=', as.id).execute()
  return {
    app,
    as,
    codeFor: async (address: string) => {
      replyOf(await app.call(sendEmailCode, { body: { email: address } }))
      return codeSentTo(app, address)
    },
    change: (body: { email: string; code: string; password: string }) =>
      app.call(changeMyEmail, { body }, { as }),
    known: async () => replyOf(await app.call(getMe, {}, { as })).email,
  }
}

test('[O-06] an administrator changes their address with a code and the password', async () => {
  const { app, as, codeFor, change, known } = await startWithAdmin()
  const code = await codeFor(email)

  const changed = await change({ email: email.toUpperCase(), code, password: PASSWORD })
  expect(replyOf(changed)).toMatchObject({ email })

  expect(await known()).toBe(email)
  const log = replyOf(await app.call(listAudit, { query: { subject: as.id } }, { as }))
  expect(log.items).toMatchObject([{ action: 'member.email', detail: {} }])
  expect(JSON.stringify(log)).not.toContain(email)
})

test('[O-06] keeps the address if password or code is wrong, or the address is taken', async () => {
  const { app, as, codeFor, change, known } = await startWithAdmin()
  const taken = 'taken@example.com'
  const other = await givenMember(app, { email: taken })
  const code = await codeFor(email)
  const refused = (code: string) => ({ refusal: { code } })

  expect(await change({ email, code, password: 'something-else-7' })).toMatchObject(
    refused('CURRENT_PASSWORD_MISMATCH'),
  )
  const wrong = code === '123456' ? '654321' : '123456'
  expect(await change({ email, code: wrong, password: PASSWORD })).toMatchObject(
    refused('EMAIL_CODE_MISMATCH'),
  )
  const body = { email: taken, code: await codeFor(taken), password: PASSWORD }
  expect(await change(body)).toMatchObject(refused('EMAIL_TAKEN'))
  expect(await app.call(changeMyEmail, { body }, { as: other })).toMatchObject({ status: 403 })
  expect(await known()).toBe(as.email)

  expect(await change({ email, code, password: PASSWORD })).toMatchObject({ ok: true })
})
