import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { type Candidate, MOST_CANDIDATES, rankCandidates } from './rank-candidates.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))

const order = (number: string, change: Partial<Candidate> = {}): Candidate => ({
  number,
  amountDue: won(100_000),
  names: ['김하나'],
  isCancelled: false,
  placedAt: day(20),
  ...change,
})
const stranger = (number: string, change: Partial<Candidate> = {}) =>
  order(number, { names: ['이두리'], ...change })
const from = (depositor: string, amount = 100_000) => ({
  depositor,
  amount: won(amount),
  receivedAt: day(21),
})

const cancelled = { isCancelled: true }
const other = { amountDue: won(90_000) }

// biome-ignore format: a table reads by columns
test.each<[what: string, deposit: ReturnType<typeof from>, orders: Candidate[], ranked: string]>([
  ['the same amount under another name',      from('박진수'),   [stranger('A1')],                                     'A1'],
  ['the sender’s own order first',            from('김하나'),   [stranger('A1'), order('A2')],                        'A2 A1'],
  ['a similar name before another',           from('김하'),     [stranger('A1'), order('A2')],                        'A2 A1'],
  ['the same amount before the same name',    from('김하나'),   [order('A1', other), stranger('A2')],                 'A2 A1'],
  ['the announced name',                      from('엄마'),     [stranger('A1'), order('A2', { names: ['김하나', '엄마'] })], 'A2 A1'],
  ['the number in the name',                  from('A2하나'),   [stranger('A1'), stranger('A2')],                     'A2 A1'],
  ['a waiting order before a cancelled one',  from('박진수'),   [stranger('A1', cancelled), stranger('A2')],          'A2 A1'],
  ['its own cancelled one before strangers’', from('김하나'), [stranger('A1'), order('A2', cancelled)],             'A2 A1'],
  ['the one placed nearest to the deposit',   from('박진수'),   [stranger('A1', { placedAt: day(2) }), stranger('A2')], 'A2 A1'],
  ['no sender as nobody’s name',              from('***'),      [order('A1', { names: ['-'], placedAt: day(2) }), stranger('A2')], 'A2 A1'],
  ['neither the amount nor the name',         from('박진수'),   [order('A1', other)],                                 ''],
  ['no waiting order',                        from('박진수'),   [],                                                   ''],
])('[O-10] ranks %s', (_what, deposit, orders, ranked) => {
  expect(rankCandidates(deposit, orders).map(({ number }) => number).join(' ')).toBe(ranked)
})

test('[O-10] names at most eight, and never drops the sender’s own order', () => {
  const strangers = Array.from({ length: 20 }, (_, at) =>
    stranger(`S${String(at).padStart(2, '0')}`),
  )
  const found = rankCandidates(from('김하나'), [...strangers, order('OWN', other)])

  expect(found).toHaveLength(MOST_CANDIDATES)
  expect(found.at(-1)?.number).toBe('OWN')
})
