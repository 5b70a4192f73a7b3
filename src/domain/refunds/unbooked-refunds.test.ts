import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { isInOurWords, ownRefund, unbookedRefunds } from './unbooked-refunds.ts'

const at = new Date('2026-11-09T03:00:00.000Z')
const gone = (transactionKey: string, amount: number, reason: string | null = null) => ({
  transactionKey,
  amount: won(amount),
  at,
  reason,
})
const booked = (transactionKey: string | null, amount: number, mark = '0f9d1c2b') => ({
  transactionKey,
  amount,
  mark,
})
const words = '마음이 바뀌었어요'
const ours = `${words} #0f9d1c2b`
const byHand = '상점 관리자에서 취소'

// biome-ignore format: a table reads by columns
test.each<[string, gone: ReturnType<typeof gone>[], booked: ReturnType<typeof booked>[], left: string[]]>([
  ['nothing is booked: all of it',              [gone('a', 10), gone('b', 20)], [],                                   ['a', 'b']],
  ['one is ours by its key',                    [gone('a', 10), gone('b', 20)], [booked('a', 10)],                    ['b']],
  ['one key covers several of ours',            [gone('a', 30)],                [booked('a', 10), booked('a', 20)],   []],
  ['one on its way is the first of its amount', [gone('a', 10), gone('b', 10)], [booked(null, 10)],                   ['b']],
  ['one on its way is known by its mark',       [gone('a', 10, byHand), gone('b', 10, ours)], [booked(null, 10)],     ['a']],
  ['none is taken for another’s marked one',    [gone('a', 10, ours), gone('b', 10)], [booked(null, 10, 'another1'), booked(null, 10)], []],
  ['one on its way is no other amount',         [gone('a', 10)],                [booked(null, 20)],                   ['a']],
  ['a key that they do not tell goes by amount', [gone('a', 10)],               [booked('z', 10)],                    []],
  ['a key of less than ours goes by amount',    [gone('a', 30), gone('b', 10)], [booked('b', 30)],                    ['b']],
  ['ours alone',                                [],                             [booked('a', 10)],                    []],
])('[PAY-03] what went back and is no refund of ours: %s', (_what, theirs, ours, left) => {
  expect(unbookedRefunds(theirs, ours).map(({ transactionKey }) => transactionKey)).toEqual(left)
})

// biome-ignore format: a table reads by columns
test.each<[string, gone: ReturnType<typeof gone>[], others: string[], key: string | undefined]>([
  ['the one that bears its mark',               [gone('a', 10, ours), gone('b', 10, byHand)], [],    'a'],
  ['without a mark the last of its amount',     [gone('a', 10), gone('b', 10), gone('c', 20)], [],   'b'],
  ['and none that is another’s',                [gone('a', 10), gone('b', 10)],             ['b'],   'a'],
  ['one in our own words before another',       [gone('a', 10, words), gone('b', 10, byHand)], [],   'a'],
  ['but none that is another’s',                [gone('a', 10, words), gone('b', 10, byHand)], ['a'], 'b'],
  ['none, where it went back in parts',         [gone('a', 4), gone('b', 6)],               [],      undefined],
])('[PAY-03] which of what went back is a refund of ours: %s', (_what, theirs, others, key) => {
  const own = { amount: 10, mark: '0f9d1c2b', reason: words, sentAt: at }
  expect(ownRefund(theirs, own, others)?.transactionKey).toBe(key)
})

// biome-ignore format: a table reads by columns
test.each<[string, reason: string | null, sentAt: Date | null, isOurs: boolean]>([
  ['our reason, after we had asked',            words,  at,                                true],
  ['so in the same second, which they cut off', words,  new Date(at.getTime() + 999),      true],
  ['before we had asked',                       words,  new Date(at.getTime() + 1_000),    false],
  ['we have not asked',                         words,  null,                              false],
  ['another reason',                            byHand, at,                                false],
  ['another refund’s mark behind it',           ours,   at,                                false],
  ['no reason is told',                         null,   at,                                false],
])('[PAY-03] what went back is in our own words: %s', (_what, reason, sentAt, isOurs) => {
  expect(isInOurWords({ reason, at }, { reason: words, sentAt })).toBe(isOurs)
})
