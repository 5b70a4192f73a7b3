import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLayout } from './find-layout.ts'
import type { Grid } from './grid.ts'
import { readStatement } from './read-statement.ts'

function depositRows(grid: Grid): readonly number[] {
  const { headerRow, columns } = findLayout(grid)
  return readStatement(grid, headerRow, columns).deposits.map(({ row }) => row)
}

const amount = fc.integer({ min: 1, max: 1_000_000_000 })
const style = fc.constantFrom<(won: number) => string>(
  (won) => String(won),
  (won) => won.toLocaleString('en'),
  (won) => `${won.toLocaleString('en')}원`,
  (won) => `₩${won}`,
)
const none = fc.constantFrom('', '0', '-', '0원')
const header = fc.constantFrom(
  ['거래일시', '적요', '보낸분/받는분', '출금액(원)', '입금액(원)'],
  ['거래일시', '적요', '기재내용', '찾으신금액', '맡기신금액'],
  ['거래일자', '적요', '내용', '지급(원)', '입금(원)'],
)
const oneAmount = fc.constantFrom(
  ['거래일시', '구분', '내용', '거래금액'],
  ['거래 일시', '거래 유형', '적요', '거래 금액'],
)
const words = fc.constantFrom('김하나', '입금', '카드', '', '입금자')
const cell = fc.oneof(words, amount.map(String), none)

test('[O-01] a withdrawal never becomes a deposit, whatever else its row contains', () => {
  const twoColumns = fc
    .tuple(
      header,
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      words,
      words,
      amount,
      style,
      cell,
    )
    .map(([names, order, description, name, won, write, moneyIn]) => {
      const row = ['2026-11-24 09:10', description, name, write(won), moneyIn]
      const deposit = ['2026-11-24 09:10', '', '이두리', '0', '5,000']
      return [names, row, deposit].map((cells) => order.map((at) => cells[at]!))
    })
  const signed = fc
    .tuple(
      oneAmount,
      fc.constantFrom('출금', '지급', '이체', '체크카드결제', ''),
      words,
      amount,
      style,
    )
    .map(([names, way, name, won, write]) => [
      names,
      ['2026-11-24 09:10', way, name, `-${write(won)}`],
      ['2026-11-24 09:10', '입금', '이두리', '5,000'],
    ])
  const directed = fc
    .tuple(oneAmount, fc.constantFrom('출금', '지급', '출금이체', '결제'), words, amount, style)
    .map(([names, way, name, won, write]) => [
      names,
      ['2026-11-24 09:10', way, name, write(won)],
      ['2026-11-24 09:10', '입금', '이두리', '5,000'],
    ])

  fc.assert(
    fc.property(fc.oneof(twoColumns, signed, directed), (grid) => {
      expect(depositRows(grid)).toEqual([2])
    }),
    { numRuns: 500 },
  )
})
