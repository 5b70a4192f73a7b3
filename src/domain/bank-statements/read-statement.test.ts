import { expect, test } from 'vitest'
import { findLayout } from './find-layout.ts'
import { type Grid, parseDelimitedText } from './grid.ts'
import { parseHtmlTables } from './html-tables.ts'
import { readStatement } from './read-statement.ts'

const read = (grid: Grid) => {
  const layout = findLayout(grid)
  return { layout, ...readStatement(grid, layout.headerRow, layout.columns) }
}

const table = (lines: string): Grid =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** Rows of each bank's download: preamble, header, a deposit, a card payout and a withdrawal. */
const banks: Readonly<Record<string, string>> = {
  KB: `
    계좌번호 | 조회기간
    123456-01-123456 | 2026.11.01 ~ 2026.11.24
    거래일시 | 적요 | 보낸분/받는분 | 송금메모 | 출금액(원) | 입금액(원) | 잔액(원) | 거래점 | 구분
    2026.11.24 09:10:11 | 전자금융 | 김하나 | | 0 | 100,000 | 1,100,000 | 국민강남 | KB
    2026.11.24 10:00:00 | 전자금융 | KB카드출금 | 입금 | 0 | 320,000 | 1,420,000 | 강남 | KB
    2026.11.24 11:00:00 | 체크카드 | 문구점 | | 30,000 | 0 | 1,390,000 | 강남 | KB
    합계 | | | | 30,000 | 420,000 | | |`,
  Shinhan: `
    신한은행 거래내역조회
    거래일자 | 거래시간 | 적요 | 출금(원) | 입금(원) | 내용 | 잔액(원) | 거래점
    2026-11-24 | 09:10:11 | 모바일 | 0 | 100,000 | 김하나 | 1,100,000 | 강남
    2026-11-24 | 10:00:00 | 타행IB | 0 | 320,000 | 신한카드정산 | 1,420,000 | 강남
    2026-11-24 | 11:00:00 | CD이체 | 30,000 | 0 | 문구점 | 1,390,000 | 강남`,
  Woori: `
    No. | 거래일시 | 적요 | 기재내용 | 찾으신금액(원) | 맡기신금액(원) | 거래후잔액(원) | 취급점 | 메모
    1 | 2026.11.24 09:10:11 | 타행이체 | 김하나 | 0 | 100,000 | 1,100,000 | 강남 | -
    2 | 2026.11.24 10:00:00 | 대금 | BC12345678 | | 320,000 | 1,420,000 | 강남 | -
    3 | 2026.11.24 11:00:00 | 체크 | 문구점 | 30,000 | | 1,390,000 | 강남 | -`,
  'Woori (지급)': `
    거래일시 | 적요 | 기재내용 | 지급(원) | 입금(원) | 거래후 잔액(원) | 취급점 | 메모
    2026.11.24 09:10:11 | 타행이체 | 김하나 | 0 | 100,000 | 1,100,000 | 강남 |
    2026.11.24 10:00:00 | 카드대금 | 우리카드 | 0 | 320,000 | 1,420,000 | 강남 |
    2026.11.24 11:00:00 | 이체 | 문구점 | 30,000 | 0 | 1,390,000 | 강남 |`,
  Hana: `
    거래일시 | 적요 | 의뢰인/수취인 | 입금 | 출금 | 거래후잔액 | 구분 | 거래점
    2026-11-24 09:10:11 | 회비 | 김하나 | 100,000 | 0 | 1,100,000 | 타행이체 | 강남역
    2026-11-24 10:00:00 | | 하나카드 | 320,000 | 0 | 1,420,000 | 대체 | 강남역
    2026-11-24 11:00:00 | | 문구점 | 0 | 30,000 | 1,390,000 | 이체 | 강남역`,
  NH: `
    순번 | 거래일시 | 출금금액 | 입금금액 | 거래후잔액 | 거래내용 | 거래기록사항 | 거래점 | 거래메모
    1 | 2026/11/24 09:10:11 | 0원 | 100,000원 | 1,100,000원 | 타행이체 | 김하나 | 국민은행 강남 |
    2 | 2026/11/24 10:00:00 | 0원 | 320,000원 | 1,420,000원 | NH카드 | 엔에이치카드 | 농협 |
    3 | 2026/11/24 11:00:00 | 30,000원 | 0원 | 1,390,000원 | 체크카드 | 문구점 | 농협 |`,
  'NH business': `
    구분 | 거래일자 | 출금금액(원) | 입금금액(원) | 거래 후 잔액(원) | 거래내용 | 거래기록사항 | 거래점 | 거래시간 | 이체메모
    1 | 2026/11/24 | 0 | 100,000 | 1,100,000 | 인터넷당행 | 김하나 | 000123 | 09:10:11 |
    2 | 2026/11/24 | 0 | 320,000 | 1,420,000 | 카드입금 | 카카오페이정산 | 000123 | 10:00:00 |
    3 | 2026/11/24 | 30,000 | 0 | 1,390,000 | 이체 | 문구점 | 000123 | 11:00:00 |`,
  IBK: `
    | 거래일시 | 출금 | 입금 | 거래후 잔액 | 거래내용 | 상대계좌번호 | 상대은행 | 메모 | 거래구분 | 수표어음금액 | CMS코드 | 상대계좌예금주명
    1 | 2026-11-24 09:10:11 | 0 | 100,000 | 1,100,000 | 김하나 | 110123456789 | 신한 | | 타행이체 | 0 | | 김하나
    2 | 2026-11-24 10:00:00 | 0 | 320,000 | 1,420,000 | BC카드대금 | | | | 대체 | 0 | |
    3 | 2026-11-24 11:00:00 | 30,000 | 0 | 1,390,000 | 문구점 | | | | 이체 | 0 | | 문구점`,
  Kakao: `
    카카오뱅크 거래내역
    ※ 금액앞에 '-' 표시는 출금 금액입니다.
    | 거래일시 | 구분 | 거래금액 | 거래 후 잔액 | 거래구분 | 내용 | 메모
    | 2026.11.24 09:10:11 | 입금 | 100,000 | 1,100,000 | 일반입금 | 김하나 |
    | 2026.11.24 10:00:00 | 입금 | 377 | 1,100,377 | 예금이자 | 입출금통장 이자 |
    | 2026.11.24 11:00:00 | 출금 | -30,000 | 1,070,377 | 체크카드결제 | 문구점 |`,
  Toss: `
    | 토스뱅크 거래내역
    | 거래 일시 | 적요 | 거래 유형 | 거래 기관 | 계좌번호 | 거래 금액 | 거래 후 잔액 | 메모
    | 2026.11.24 09:10:11 | 김하나 | 입금 | 국민은행 | 12345601123456 | 100,000 | 1,100,000 |
    | 2026.11.24 10:00:00 | 캐시백 | 입금 | 토스뱅크 | | 320 | 1,100,320 |
    | 2026.11.24 11:00:00 | 문구점 | 체크카드결제 | | | -30,000 | 1,070,320 |`,
  'K-bank': `
    거래일시 | 거래구분 | 입금금액 | 출금금액 | 잔액 | 상대 예금주명 | 상대 은행 | 상대 계좌번호 | 메모
    2026-11-24 09:10:11 | 타행이체 | 100,000 | 0 | 1,100,000 | 김하나 | 신한은행 | 110-123-456789 |
    2026-11-24 10:00:00 | 이자입금 | 320 | 0 | 1,100,320 | 케이뱅크 | | |
    2026-11-24 11:00:00 | 이체 | 0 | 30,000 | 1,070,320 | 문구점 | | |`,
  SC: `
    거래일자 | 거래시간 | 적요 | 의뢰인명 | 출금금액 | 입금금액 | 거래후잔액 | 거래점
    20261124 | 091011 | 타행이체 | 김하나 | | 100,000 | 1,100,000 | 강남
    20261124 | 100000 | 대체 | 삼성카드 | | 320,000 | 1,420,000 | 강남
    20261124 | 110000 | 이체 | 문구점 | 30,000 | | 1,390,000 | 강남`,
  Saemaul: `
    거래일자 | 거래시간 | 출금금액 | 입금금액 | 거래후잔액 | 의뢰인명 | 이체매체 | 취급점
    2026-11-24 | 09:10:11 | 0 | 100,000 | 1,100,000 | 김하나 | 인터넷 | 강남
    2026-11-24 | 10:00:00 | 0 | 320,000 | 1,420,000 | 현대카드 | 대체 | 강남
    2026-11-24 | 11:00:00 | 30,000 | 0 | 1,390,000 | 문구점 | 인터넷 | 강남`,
  'the post office': `
    우체국 예금거래내역 | |
    거래일자 | 거래시간 | 적요 | 찾으신금액 | 맡기신금액 | 잔액 | 취급국
    2026.11.24 | 09:10:11 | 김하나 | - | 100,000 | 1,100,000 | 강남
    2026.11.24 | 10:00:00 | 롯데카드 | - | 320,000 | 1,420,000 | 강남
    2026.11.24 | 11:00:00 | 보험료 | 30,000 | - | 1,390,000 | 강남`,
}

test.each(Object.entries(banks))(
  '[O-01] reads a download of %s: the deposit with its sender, a payout as settlement, no withdrawal',
  (_bank, lines) => {
    const { layout, deposits, leftOut } = read(table(lines))

    expect(layout.isSure).toBe(true)
    expect(deposits).toHaveLength(2)
    expect(deposits[0]).toMatchObject({
      amount: 100_000,
      sender: '김하나',
      balance: 1_100_000,
      isSettlement: false,
    })
    expect(deposits[0]!.receivedAt.toISOString()).toBe('2026-11-24T00:10:11.000Z')
    expect(deposits[1]).toMatchObject({ isSettlement: true })
    expect(leftOut.map(({ reason }) => reason)).toContain('PAID_OUT')
  },
)

test('[O-01] leaves out sums and notes below the rows, and reports their text', () => {
  const { leftOut } = read(table(banks.KB!))
  expect(leftOut.map(({ reason, text }) => [reason, text.slice(0, 2)])).toEqual([
    ['PAID_OUT', '20'],
    ['NO_TIME', '합계'],
  ])
})

test.each([
  [
    '거래구분',
    [
      ['입금', 'DEPOSIT'],
      ['출금', 'PAID_OUT'],
      ['지급', 'PAID_OUT'],
      ['입금취소', 'PAID_OUT'],
      ['이체', 'NO_AMOUNT'],
    ],
  ],
  [
    '입출금구분',
    [
      ['입', 'DEPOSIT'],
      ['출', 'PAID_OUT'],
      ['', 'NO_AMOUNT'],
    ],
  ],
] as const)('[O-01] one amount without a sign goes the way that %s says', (name, cases) => {
  const { layout, deposits, leftOut } = read([
    ['거래일자', name, '금액', '입금자'],
    ...cases.map(([way]) => ['2026-11-24', way, '100,000', '김하나']),
  ])

  expect(layout.isSure).toBe(true)
  const verdicts = [
    ...deposits.map(({ row }) => [row, 'DEPOSIT']),
    ...leftOut.map(({ row, reason }) => [row, reason]),
  ].toSorted(([a], [b]) => Number(a) - Number(b))
  expect(verdicts.map(([, verdict]) => verdict)).toEqual(cases.map(([, verdict]) => verdict))
})

test('[O-01] asks for confirmation of an amount without a direction', () => {
  const grid = [
    ['일시', '금액', '보낸분'],
    ['2026-11-24', '100,000', '김하나'],
  ]
  expect(read(grid).layout.isSure).toBe(false)
})

test.each([
  ['김하나', '타행이체', false],
  ['이자영', '모바일', false],
  ['NGUYEN VAN AN', '인터넷', false],
  ['정산희', '모바일', false],
  ['KB카드123', '', true],
  ['나이스페이먼츠', '타행', true],
  ['tosspayments', '', true],
  ['토스페이먼츠(주)', '', true],
  ['강남세무서', '국세환급금', true],
  ['농협', '결산이자', true],
])('[O-01] sender %s (%s) is a settlement: %s', (sender, description, isSettlement) => {
  const { deposits } = read([
    ['거래일시', '적요', '보낸분/받는분', '출금액', '입금액'],
    ['2026-11-24 09:10', description, sender, '0', '100,000'],
  ])
  expect(deposits).toMatchObject([{ isSettlement }])
})

test('[O-01] names the payer of money sent through a wallet', () => {
  const { deposits } = read([
    ['거래일시', '적요', '의뢰인/수취인', '입금', '출금'],
    ['2026-11-24 09:10', '김하나', '(주)카카오페이', '100,000', '0'],
  ])
  expect(deposits).toMatchObject([{ sender: '김하나', isSettlement: false }])
})

// biome-ignore format: a table reads by columns
test.each([
  ['cells copied from a spreadsheet', '거래일시\t입금액\t출금액\t입금자\n2026-11-21 14:30:00\t100,000\t0\t김하나'],
  ['a CSV with quotes',               '거래일자,시간,적요,입금금액\n2026.11.21,14:30,김하나,"100,000"'],
  ['a CSV with stray tabs',           '거래일자,계좌,적요,입금금액\n2026.11.21 14:30,"123\t",김하나,"100,000"'],
  ['cells forced to be text',         '거래일시,입금액,입금자\n="202611211430",="100000",="김하나"'],
  ['no header',                       '2026/11/21 14:30,김하나,100000원'],
  ['another order without a header',  '100000\t김하나\t20261121 1430'],
  ['semicolons, in English',          'Date;Sender;Amount\n2026-11-21 14:30;김하나;₩100,000'],
  ['a workbook’s number of a day',    '일시\t금액\t보낸분\n46347.604167\t100000\t김하나'],
  ['a clock in Korean',               '거래일시\t입금\t보낸분\n2026-11-21 오후 2:30\t100000\t김하나'],
])('[O-01] reads a deposit from %s', (_how, text) => {
  expect(read(parseDelimitedText(text)).deposits).toMatchObject([
    { amount: 100_000, sender: '김하나', receivedAt: new Date('2026-11-21T05:30:00.000Z') },
  ])
})

test('[O-01] recognizes a header by its date column alone', () => {
  const { layout, deposits } = read([
    ['조회기간', '2026.11.01 ~ 2026.11.24', ''],
    ['거래일시', '들어온 돈', '누가'],
    ['2026-11-21 14:30', '71,000', '김하나'],
  ])
  expect(layout).toMatchObject({ headerRow: 1, isSure: false, columns: { time: 0 } })
  expect(deposits).toEqual([])
})

test('[O-01] guesses no amount column among several without a header', () => {
  const { layout, deposits } = read(parseDelimitedText('2026-11-21 14:30,30000,100000,김하나'))
  expect(layout).toMatchObject({ isSure: false, columns: { time: 0, sender: 3 } })
  expect(deposits).toEqual([])
})

test('[O-01] reads an HTML table with the extension .xls, with spanning cells', () => {
  const html = `<html><head><title>거래내역</title></head><body>
    <table><tr><td colspan=4>2026.11.01 ~ 2026.11.24</td></tr></table>
    <table border='1'><tr><th rowspan="2">거래일시</th><th rowspan=2>기재내용</th><th colspan=2>금액</th></tr>
    <tr><th>찾으신&nbsp;금액</th><th>맡기신 금액<br>(원)</th></tr>
    <tr><td>2026.11.24<br/>09:10:11</td><td>김하나 &amp; 둘</td><td></td><td style='mso-number-format:"\\@"'>100,000</td></tr>
    <tr><td>2026.11.24 11:00</td><td>문구점</td><td>30,000</td><td>0</td></tr></table></body></html>`

  const { deposits, leftOut } = read(parseHtmlTables(html))

  expect(deposits).toMatchObject([
    { amount: 100_000, sender: '김하나 & 둘', receivedAt: new Date('2026-11-24T00:10:11Z') },
  ])
  expect(leftOut).toMatchObject([{ reason: 'PAID_OUT' }])
})

test.each([
  ['of 50 letters in full', '가'.repeat(50), '가'.repeat(50)],
  ['of more letters up to the 50th', '가'.repeat(51), '가'.repeat(50)],
  ['without splitting a surrogate pair', `${'가'.repeat(49)}𠮷`, '가'.repeat(49)],
  ['without a trailing space', `${'가'.repeat(49)} 나`, '가'.repeat(49)],
])('stores a name %s', (_which, name, stored) => {
  const { deposits } = read(parseDelimitedText(`2026-11-21 14:30,${name},100000`))
  expect(deposits).toMatchObject([{ sender: stored }])
})

test('finds no deposit in a text that is no statement', () => {
  for (const text of ['', '아무 말', '거래일시,입금액,입금자']) {
    expect(read(parseDelimitedText(text)).deposits).toEqual([])
  }
})
