import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { firstOffer } from './first-offer.ts'

const ORDER = '/user/consulting/consulting-order'
const hair = { consulting_type: 'HAIR_CONSULTING', price: won(100_000) } as const
const express = { ...hair, price: won(150_000) }
const colour = { consulting_type: 'SKIN_CONSULTING', price: won(120_000) } as const

test.each([
  ['one product: its price and its order page', [hair], 100_000, false, ORDER],
  ['two of one kind: the lower price, still its order page', [express, hair], 100_000, true, ORDER],
  [
    'colour alone: the order page of colour',
    [colour],
    120_000,
    false,
    `${ORDER}?consulting_type=SKIN_CONSULTING`,
  ],
  [
    'two kinds: the lower price and the page of both',
    [colour, hair],
    100_000,
    true,
    '/user/consulting',
  ],
  ['nothing on sale: no price, and the order page that says so', [], null, false, ORDER],
] as const)('[KINDS] the first button offers %s', (_what, onSale, price, isLowest, to) => {
  expect(firstOffer(onSale)).toEqual({ price, isLowest, to })
})
