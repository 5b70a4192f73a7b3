import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { firstOffer } from './first-offer.ts'

const ORDER = '/user/consulting/consulting-order'
const hair = {
  product_id: 'a',
  consulting_type: 'HAIR_CONSULTING',
  name: 'Hair',
  price: won(100_000),
  turnaround_days: 3,
} as const
const express = {
  ...hair,
  product_id: 'b',
  name: 'Express',
  price: won(150_000),
  turnaround_days: 1,
}
const colour = {
  ...hair,
  product_id: 'c',
  consulting_type: 'SKIN_CONSULTING',
  name: 'Colour',
  price: won(120_000),
  turnaround_days: 4,
} as const
const offered = { name: 'Hair', price: 100_000, turnaround_days: 3 }

test.each([
  ['one product: its order page', [hair], offered, ORDER],
  ['the lower price of one kind', [express, hair], offered, `${ORDER}?product_id=a`],
  [
    'colour alone: the order page of colour',
    [colour],
    { name: 'Colour', price: 120_000, turnaround_days: 4 },
    `${ORDER}?consulting_type=SKIN_CONSULTING`,
  ],
  ['the lower price of two kinds', [colour, hair], offered, ORDER],
  ['nothing on sale: no product, and the order page that says so', [], null, ORDER],
] as const)('[KINDS] the first button offers %s', (_what, onSale, product, to) => {
  expect(firstOffer(onSale)).toEqual({ product, to })
})
