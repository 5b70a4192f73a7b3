import { expect, test } from 'vitest'
import { getSurvey, sendGuestSurvey } from '#contract/surveys.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { multipartBody } from '#tests/support/multipart-body.ts'

test('[SRV-02] a guest proves the order by its phone and email, in any format', async () => {
  const app = await startApp()
  const { number, proof } = await givenOrderIn(app)
  const params = { order_number: number }
  const send = (known: object) =>
    app.call(sendGuestSurvey, { params, body: { ...surveyWith(), ...proof, ...known } })

  for (const wrong of [{ phone: '01099999999' }, { email: 'someone@example.com' }]) {
    expect(await send(wrong)).toMatchObject({ status: 404, refusal: { code: 'ORDER_NOT_FOUND' } })
  }
  const phone = proof.phone.replace(/^(...)(....)/, '$1-$2-')
  const sent = replyOf(await send({ phone, email: proof.email.toUpperCase() }))
  expect(sent.status).toBe('ORDER_PROCESSING')
})

test('[SEC-03] an IPv6 network of one customer counts as one address', async () => {
  const app = await startApp()
  const { payload, headers } = await multipartBody(
    { ...surveyWith(), phone: '01012345678', email: 'who@example.com' },
    [],
  )
  const codes: number[] = []
  for (let i = 0; i < 31; i += 1) {
    const remoteAddress = `2001:db8:1:2::${i + 1}`
    const url = '/v1/surveys/guest/NOT-THERE'
    const sent = await app.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
    codes.push(sent.statusCode)
  }

  expect(codes.at(-1)).toBe(429)
})

test('notifies the customer of the received survey in the language of the order', async () => {
  const app = await startApp()
  const { number, proof } = await givenOrderIn(app, { language: 'vi' })
  const params = { order_number: number }

  replyOf(await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), ...proof } }))

  const messages = await app.db.selectFrom('messages').selectAll().execute()
  expect(messages).toMatchObject([
    { kind: 'SURVEY_RECEIVED', recipient: proof.email, language: 'vi', order_number: number },
  ])
  const token = /token=([\w-]+)/.exec(messages[0]!.text)?.[1]
  const query = { guest_token: token! }
  expect((await app.call(getSurvey, { params, query })).status).toBe(200)
})
