import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import { depositMatcher, normalizeName, type WaitingOrder } from '#domain/payments/match-deposit.ts'
import type { Db } from '#server/platform/database.ts'
import { openApp, type TestApp } from '#tests/support/app.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { givenOrderCopies } from '#tests/support/order-copies.ts'
import { candidateNumbersQuery } from './candidate-numbers.ts'
import { findCandidates } from './candidate-orders.ts'

/** Names of customers, each with the announced depositor. */
const names = [
  ['김하나', '김하나'],
  ['김 하나', '엄마'],
  ['김하', '(주)하나'],
  ['남궁하나', '남궁하나'],
  ['하나', '나'],
  ['이두리', '김하나'],
  ['박세라', '박세라'],
  ['Nguyễn Thị Linh', 'NGUYEN THI LINH'],
  ['Đặng Thùy', 'Dang Thuy'],
  ["Anne-Marie O'Brien", '앤'],
  ['田中はな', '田中'],
  ['김하나田', '㈜하나'],
  ['Élodie', '***'],
  ['홍', '１２３'],
] as const

const amounts = [100_000, 90_000].map(won)

let app: TestApp
let numbers: readonly string[]

beforeAll(async () => {
  app = await openApp()
  const { order_number: number } = await givenGuestOrder(app, { guest_name: '견본' })
  numbers = [number, ...(await givenCopies(app, number, names))]
})

/** An open order of each name and amount, and a recently cancelled one. */
async function givenCopies({ db }: TestApp, pattern: string, people: typeof names) {
  const copies = people.flatMap(([name, depositor], i) =>
    (
      [
        ['A', 'PAYMENT_PENDING', 100_000],
        ['B', 'PAYMENT_PENDING', 90_000],
        ['C', 'CANCELLED', 0],
      ] as const
    ).map(([nth, status, amount_due]) => ({
      number: `GY${i + 1}${nth}`,
      contact_name: name,
      depositor_name: depositor,
      status,
      amount_due,
    })),
  )
  await givenOrderCopies(db, pattern, copies)
  return copies.map(({ number }) => number)
}

/** All orders. */
async function everyOrder(): Promise<WaitingOrder[]> {
  const orders = await app.db.selectFrom('orders').selectAll().orderBy('number').execute()
  return orders.map(({ number, contact_name, depositor_name, amount_due, total_price }) => ({
    number,
    amountDue: won(amount_due || total_price),
    names: [contact_name, ...(depositor_name ? [depositor_name] : [])],
    isCancelled: amount_due === 0,
  }))
}

/** Deposits received now; no order has 31,000 won due. */
const depositOf = (depositor: string, amount = won(31_000)) => ({
  depositor,
  amount,
  receivedAt: app.clock.now(),
})

const summaryOf = ({ kind, orders }: ReturnType<ReturnType<typeof depositMatcher>>) =>
  [kind, ...orders.map(({ number }) => number)].join(' ')

/** Combinations of parts of the names above: some similar, some not. */
const senders = fc.oneof(
  fc.constantFrom(...names.flat()),
  fc
    .array(
      fc.constantFrom(
        '김',
        '하',
        '나',
        '남궁',
        '田',
        '중',
        ' ',
        '(주)',
        'Nguyen',
        'thị',
        'Linh',
        'GY7A',
        'đ',
        'O’',
      ),
      {
        maxLength: 4,
      },
    )
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...names.flat()), fc.nat(12), fc.nat(12))
    .map(([name, from, length]) => name.slice(from % name.length, (from % name.length) + length)),
)

test('finds the same matches among the candidates as among all orders', async () => {
  const at = app.clock.now()
  const all = await everyOrder()
  expect(all).toHaveLength(numbers.length)

  await fc.assert(
    fc.asyncProperty(fc.array(senders, { minLength: 1, maxLength: 4 }), async (depositors) => {
      const deposits = depositors.flatMap((depositor) =>
        amounts.map((amount) => depositOf(depositor, amount)),
      )
      const matchOf = depositMatcher(await findCandidates(app.db, deposits, at))
      for (const deposit of deposits) {
        expect(summaryOf(matchOf(deposit))).toBe(summaryOf(depositMatcher(all)(deposit)))
      }
    }),
    { numRuns: 200 },
  )
})

test('reads no orders with other names and amounts', async () => {
  const at = app.clock.now()
  const readable = (names: readonly string[]) =>
    names.every((name) => /^[\u0020-\u024f가-힣\u1e00-\u1eff]*$/.test(name))

  const found = await findCandidates(app.db, [depositOf('박세라')], at)

  const others = found.filter(({ names }) => readable(names) && !names.includes('박세라'))
  expect(others).toEqual([])
  expect(found.filter(({ names }) => names.includes('박세라'))).toHaveLength(3)
  expect(await findCandidates(app.db, [], at)).toEqual([])
})

test('[O-10] looks up senders and amounts by index, however many orders wait', async () => {
  const tx = await app.db.startTransaction().execute()
  await givenManyOthers(tx)
  await sql`analyze orders`.execute(tx)
  const deposits = [
    depositOf('김하나', won(100_000)),
    depositOf('모르는이', won(90_000)),
    depositOf('하나'),
  ]
  const finding = candidateNumbersQuery(deposits, addDays(app.clock.now(), -60))
  const { rows } = await sql`explain (analyze, costs off) ${finding}`.execute(tx)
  await tx.rollback().execute()

  const plan = rows.map((row) => Object.values(row as object).join()).join('\n')
  for (const index of [
    'orders_awaited_by_pairs',
    'orders_awaited_by_depositor_pairs',
    'orders_awaited_by_amount',
    'orders_cancelled_by_price',
    'orders_due_again',
  ]) {
    expect(plan).toContain(index)
  }
  expect(plan).not.toContain('Seq Scan on orders')
  // An index also contains deleted rows, of which a used database has many.
  const read = plan.split('\n').filter((line) => !line.includes('Bitmap Index Scan'))
  const most = Math.max(...read.flatMap((line) => /rows=(\d+)/.exec(line)?.[1] ?? []).map(Number))
  expect(most).toBeLessThan(100)
})

/** Three thousand open orders of different customers. */
const givenManyOthers = (tx: Db) => {
  const syllable = (i: number) => String.fromCharCode(44_032 + (i % 11_172))
  const others = Array.from({ length: 3_000 }, (_, i) => {
    const name = `성${syllable(i)}${syllable(i * 7919)}`
    return { number: `GYMANY${i}`, contact_name: name, depositor_name: name }
  })
  return givenOrderCopies(tx, numbers[0]!, others)
}

test('the database normalizes a name as the code does, or returns null', async () => {
  const letters = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((it) => !it.includes('\0'))
  const anything = fc.sample(fc.oneof(senders, letters), 2_000)
  const { rows } = await sql<{ name: string; normalized: string | null }>`
    select name, normalize_name(name) as normalized from unnest(${anything}::text[]) as name`.execute(
    app.db,
  )

  expect(
    rows.filter((row) => row.normalized !== null && row.normalized !== normalizeName(row.name)),
  ).toEqual([])
  const read = ['김 하나(주)', 'Nguyễn Thị Mỹ Linh', 'ĐẶNG', "Anne-Marie O'Brien", 'José', 'GY-7K']
  const { rows: plain } = await sql<{ normalized: string | null }>`
    select normalize_name(name) as normalized from unnest(${read}::text[]) as name`.execute(app.db)
  expect(plain.map((row) => row.normalized)).toEqual(read.map(normalizeName))
})
