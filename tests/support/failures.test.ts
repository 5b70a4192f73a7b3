import { expect, test } from 'vitest'
import { type Failure, failures, failuresToTry, unauthorised } from './failures.ts'

const waysOf = (name: string, says: (failure: Failure) => string) =>
  failuresToTry(name, says, [...failures, unauthorised]).map(({ label }) => label)

test('a screen is tried in every label that it tells apart, and in one of those that it tells alike', () => {
  const says = ({ status, message }: Failure) => (status === 410 ? 'it is over' : message)
  for (const name of ['an order', 'a review', 'points']) {
    const ways = waysOf(name, says)
    expect(ways).toEqual(
      expect.arrayContaining(['no answer', '410', '422 as a list', unauthorised.label]),
    )
    expect(ways).toHaveLength(5)
  }
})

test('the names of the alphabet are tried in every label together', () => {
  const names = [...'abcdefghij']
  const tried = names.flatMap((name) => waysOf(name, ({ message }) => message))
  expect(new Set(tried)).toEqual(new Set([...failures, unauthorised].map(({ label }) => label)))
})
