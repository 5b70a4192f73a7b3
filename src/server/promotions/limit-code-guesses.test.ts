import { expect, test } from 'vitest'
import { placeGuestOrder, quoteOrder } from '#contract/orders.ts'
import { validatePromotionCode } from '#contract/promotions.ts'
import { startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { orderWith } from '#tests/support/given-orders.ts'

test('[SEC-03] limits guessing codes across all calls that check them', async () => {
  const app = await startApp()
  const validate = (code: string) => app.call(validatePromotionCode, { params: { code } })
  const consulting_type = 'HAIR_CONSULTING'
  const quote = (promotion_code: string) =>
    app.call(quoteOrder, { body: { consulting_type, promotion_code } })
  const order = (promotion_code: string) =>
    app.call(placeGuestOrder, { body: orderWith({ promotion_code }) })

  for (let i = 0; i < 40; i += 1) expect((await validate('WELCOME10')).status).toBe(200)
  for (let i = 0; i < 100; i += 1) {
    for (const guess of [validate, quote, order]) await guess(`GUESS${i}`)
  }

  for (const guess of [validate, quote, order]) {
    expect(await guess('WELCOME10')).toMatchObject({ status: 429 })
  }
  expect((await app.call(quoteOrder, { body: { consulting_type } })).status).toBe(200)
  app.clock.advance(11 * MINUTE_MS)
  expect((await validate('WELCOME10')).status).toBe(200)
})
