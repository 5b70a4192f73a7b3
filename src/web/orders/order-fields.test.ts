import { expect, test } from 'vitest'
import { orderFieldsSchema } from './order-fields.ts'

const contact = {
  guest_name: ' 김하나 ',
  guest_email: 'Hana@Example.com',
  guest_phone: '010-1234-5678',
}

test('accepts an order without the fields that the page did not show', () => {
  expect(orderFieldsSchema.parse(contact)).toEqual({
    guest_name: '김하나',
    guest_email: 'hana@example.com',
    guest_phone: '01012345678',
    guest_postal_code: null,
    guest_basic_address: null,
    guest_detailed_address: null,
    delivery_message: null,
    promotion_code: '',
    used_points: '',
    depositor_name: null,
    cash_receipt_purpose: 'NONE',
    cash_receipt_number: '',
  })
})

test.each(['guest_name', 'guest_email', 'guest_phone'])('[ORD-08] requires %s', (name) => {
  const { error } = orderFieldsSchema.safeParse({ ...contact, [name]: '' })

  expect(error?.issues.map(({ path }) => path)).toEqual([[name]])
})
