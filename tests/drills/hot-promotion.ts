import { z } from 'zod'
import { placeGuestOrder } from '#contract/orders.ts'
import { type Cast, expectDone, orderBody, replyIn } from './customers.ts'

/** Few, so that codes are used up while servers are killed. */
const PLACES = 20

export type HotPromotion = ReturnType<typeof hotPromotion>

/** Promotion codes with few places, one after the other. */
export function hotPromotion({ traffic, adminToken }: Cast) {
  let count = 0
  let current: Promise<string> | undefined

  async function create(): Promise<string> {
    count += 1
    const code = `HOT${count}`
    const json = {
      code,
      name: code,
      discount_type: 'FIXED',
      discount_value: 10_000,
      start_date: '2020-01-01',
      total_limit: PLACES,
    }
    const sent = { json, token: await adminToken() }
    expectDone(await traffic.sendUntilAnswered('/v1/admin/promotions', sent), ['CODE_TAKEN'])
    return code
  }

  return {
    code(): Promise<string> {
      current ??= create()
      return current
    },
    async replace(usedUp: string) {
      if ((await current) === usedUp) current = create()
    },
  }
}

/** Orders with the code of the hour, for whose row all such orders wait. */
export async function placeDiscounted({ traffic, promised }: Cast, promotion: HotPromotion) {
  const code = await promotion.code()
  const json = { ...orderBody, total_price: undefined, promotion_code: code }
  const heard = await traffic.sendUntilAnswered('/v1/orders/guest', { json })
  if (heard.status >= 400 && refusalIn(heard.body) === 'PROMOTION_INVALID') {
    return promotion.replace(code)
  }
  const { order_number } = replyIn(placeGuestOrder.reply, heard)
  promised.orders.add(order_number)
  promised.discounts.add(order_number)
}

const refusalIn = (body: string) => z.object({ code: z.string() }).parse(JSON.parse(body)).code
