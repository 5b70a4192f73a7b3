import { expect, test } from 'vitest'
import { sendPhoneCode, verifyPhoneCode } from '#contract/sign-up.ts'
import { deliverMessages } from '#server/notifications/deliver-messages.ts'
import { startApp } from '#tests/support/app.ts'
import { startSolapi } from '#tests/support/solapi-server.ts'
import { solapiSender } from './solapi.ts'

async function given(options: { apiSecret?: string; timeoutMs?: number } = {}) {
  const { received, state, ...solapi } = await startSolapi()
  const now = () => new Date('2026-11-02T01:30:00Z')
  return {
    received,
    state,
    sender: solapiSender({ ...solapi, from: '0212345678', now, ...options }),
  }
}

const message = { to: '01012345678', text: '인증 코드 123456' }

test('[SGN-08] a code sent through Solapi verifies the phone', async () => {
  const { sender, received } = await given()
  const app = await startApp({ sms: sender })
  await app.call(sendPhoneCode, { body: { phone: '010-1234-5678' } })

  await deliverMessages(app.deps)

  expect(received).toMatchObject([{ to: '01012345678', from: '0212345678' }])
  const [code = ''] = /\d{6}/.exec(received[0]!.text) ?? []
  expect(await app.call(verifyPhoneCode, { body: { phone: '01012345678', code } })).toMatchObject({
    status: 200,
    reply: { verified: true },
  })
})

test('reports a wrong key, an empty balance and an unregistered number by code', async () => {
  const wrong = await given({ apiSecret: 'another' })
  await expect(wrong.sender.send(message)).rejects.toThrow('403 SignatureDoesNotMatch')

  const { sender, state, received } = await given()
  state.mood = 'isShort'
  await expect(sender.send(message)).rejects.toThrow('402 NotEnoughBalance')
  state.mood = 'failsEach'
  await expect(sender.send(message)).rejects.toThrow('1062 발신번호 미등록')
  expect(received).toEqual([])
})

test('retries a rejected message later', async () => {
  const { sender, state, received } = await given()
  const app = await startApp({ sms: sender })
  state.mood = 'isShort'
  await app.call(sendPhoneCode, { body: { phone: '01012345678' } })
  await deliverMessages(app.deps)
  expect(received).toEqual([])

  state.mood = 'takes'
  app.clock.advance(60 * 60_000)
  await deliverMessages(app.deps)
  expect(received).toHaveLength(1)
})

test('gives up on a service that does not answer', async () => {
  const { sender, state } = await given({ timeoutMs: 50 })
  state.mood = 'isSilent'

  await expect(sender.send(message)).rejects.toThrow(/timeout/i)
})
