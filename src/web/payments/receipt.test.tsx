import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { Receipt } from './receipt.tsx'

const company = {
  name: '결',
  ceo: '김결',
  business_registration_number: '123-45-67890',
  address: '서울',
  phone: '02-123-4567',
  email: 'hello@example.com',
  mail_order_registration: '',
  privacy_officer: '',
  hosting_provider: '',
}
type Money = Pick<Order['payment'], 'amount' | 'refunded_amount'>

const htmlOf = (money: Money) => {
  const order = {
    order_number: 'GY1',
    guest_name: '김하나',
    items: [],
    shipping_fee: won(0),
    discount_coupon: won(0),
    discount_promotion: won(0),
    used_points: won(0),
    final_price: won(110_000),
    payment: { method: 'card', paid_at: '2026-11-02T01:00:00.000Z', ...money },
  } as unknown as Order
  return renderedHtml(() => <Receipt order={order} company={company} />)
}

test.each([
  ['paid', { amount: won(110_000), refunded_amount: won(0) }, null],
  ['cancelled, the refund not sent yet', { amount: won(10_000), refunded_amount: won(0) }, null],
  ['cancelled and refunded', { amount: won(10_000), refunded_amount: won(100_000) }, '10,000원'],
  ['paid too much and refunded', { amount: won(110_000), refunded_amount: won(5_000) }, null],
] as const)(
  '[PAY-01] shows on the receipt of an order that was %s the price and the rest',
  async (_what, money, left) => {
    const html = await htmlOf(money)

    expect(html).toContain('110,000원')
    expect(html.includes('환불 뒤 금액')).toBe(left !== null)
    if (left) expect(html.split('환불 뒤 금액')[1]).toContain(left)
  },
)
