import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { unbookedRefunds } from './unbooked-refunds.ts'

const at = new Date('2026-11-09T03:00:00.000Z')
const gone = (transactionKey: string, amount: number) => ({
  transactionKey,
  amount: won(amount),
  at,
})
const booked = (transactionKey: string | null, amount: number) => ({ transactionKey, amount })

// biome-ignore format: a table reads by columns
test.each<[string, gone: ReturnType<typeof gone>[], booked: ReturnType<typeof booked>[], left: string[]]>([
  ['nothing is booked: all of it',              [gone('a', 10), gone('b', 20)], [],                                   ['a', 'b']],
  ['one is ours by its key',                    [gone('a', 10), gone('b', 20)], [booked('a', 10)],                    ['b']],
  ['one key covers several of ours',            [gone('a', 30)],                [booked('a', 10), booked('a', 20)],   []],
  ['one on its way is the first of its amount', [gone('a', 10), gone('b', 10)], [booked(null, 10)],                   ['b']],
  ['one on its way is no other amount',         [gone('a', 10)],                [booked(null, 20)],                   ['a']],
  ['a key that they do not tell goes by amount', [gone('a', 10)],               [booked('z', 10)],                    []],
  ['a key of less than ours goes by amount',    [gone('a', 30), gone('b', 10)], [booked('b', 30)],                    ['b']],
  ['ours alone',                                [],                             [booked('a', 10)],                    []],
])('[PAY-03] what went back and is no refund of ours: %s', (_what, theirs, ours, left) => {
  expect(unbookedRefunds(theirs, ours).map(({ transactionKey }) => transactionKey)).toEqual(left)
})
