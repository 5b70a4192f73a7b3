import { expect, test } from 'vitest'
import { readStatement } from './bank-statement.ts'

const found = (text: string) =>
  readStatement(text).rows.map(({ amount, depositor, receivedAt }) => [
    amount,
    depositor,
    receivedAt.toISOString(),
  ])

const HANA = [100_000, '김하나', '2026-11-21T05:30:00.000Z']

// biome-ignore format: a table reads by columns
test.each([
  ['cells copied from a workbook',   '거래일시\t입금액\t출금액\t입금자\n2026-11-21 14:30:05\t100,000\t0\t김하나'],
  ['a CSV with quotes',              '거래일자,시간,적요,입금금액\n2026.11.21,14:30,김하나,"100,000"'],
  ['no names of columns',            '2026/11/21 14:30,김하나,100000원'],
  ['another order, without names',   '100000\t김하나\t20261121 1430'],
  ['semicolons, in English',         'Date;Sender;Amount\n2026-11-21 14:30;김하나;₩100,000'],
  ['a workbook’s number of a day',   '일시\t금액\t보낸분\n46347.604167\t100000\t김하나'],
])('money that came is read from %s', (_how, text) => {
  expect(found(text)).toEqual([HANA])
})

test.each([
  ['of 50 letters, wholly', '가'.repeat(50), '가'.repeat(50)],
  ['of more, its first 50', '가'.repeat(51), '가'.repeat(50)],
  ['that would end in half a letter, without it', `${'가'.repeat(49)}𠮷`, '가'.repeat(49)],
  ['that would end in a space, without it', `${'가'.repeat(49)} 나`, '가'.repeat(49)],
])('a name %s is kept', (_which, name, kept) => {
  expect(readStatement(`2026-11-21 14:30,${name},100000`).rows).toMatchObject([{ depositor: kept }])
})

test('what went out, sums and what cannot be read is left out and told', () => {
  const { rows, skipped } = readStatement(
    [
      '거래일시,입금액,출금액,입금자',
      '2026-11-21 14:30,"100,000",0,김하나',
      '2026-11-21 15:00,0,"30,000",문구점',
      '합계,"100,000","30,000",',
    ].join('\n'),
  )

  expect(rows).toHaveLength(1)
  expect(skipped).toEqual(['2026-11-21 15:00 0 30,000 문구점', '합계 100,000 30,000 '])
  expect(readStatement('').rows).toEqual([])
  expect(readStatement('아무 말').skipped).toEqual(['아무 말'])
})
