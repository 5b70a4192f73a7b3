import { expect, test } from 'vitest'
import { syntheticFace } from '#tests/support/synthetic-face.ts'
import { peopleIn } from './people-in.ts'

const beside = { x: 850, y: 400 }
const customer = syntheticFace({ centre: { x: 350, y: 500 }, scale: 20 })
const withCustomer = syntheticFace({ centre: beside, scale: 8 })
const farBehind = syntheticFace({ centre: beside, scale: 6 })
const partOfFace = syntheticFace({ centre: { x: 350, y: 500 }, scale: 15 })

test('returns the people of a photo, the largest face first', () => {
  expect(peopleIn([withCustomer, customer])).toEqual([customer, withCustomer])
  expect(peopleIn([])).toEqual([])
})

test('leaves out people far behind, and faces that are a part of another', () => {
  expect(peopleIn([farBehind, customer, partOfFace])).toEqual([customer])
})
