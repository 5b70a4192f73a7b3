/** The fields that a column of a statement can hold. */
export const statementFields = [
  'time',
  'clock',
  'moneyIn',
  'moneyOut',
  'direction',
  'sender',
  'description',
  'balance',
  'reference',
] as const
export type StatementField = (typeof statementFields)[number]

/**
 * Column headers that Korean banks use in their downloads, by field, the most specific first: where
 * a file has several, the first one wins. Compared after {@link plainName}. Branches (거래점, 취급점),
 * other banks and account numbers are not listed, so they never become a sender.
 */
const HEADER_WORDS: Readonly<Record<StatementField, readonly string[]>> = {
  time: words(
    '거래일시 거래일자 거래일 거래날짜 입금일시 입금일자 입금일 이체일시 처리일시 일시 일자 날짜 date ngày',
  ),
  clock: words('거래시간 거래시각 입금시간 처리시간 시간 시각 time giờ'),
  moneyIn: words(
    '입금액 입금금액 입금 맡기신금액 맡기신돈 받으신금액 받은금액 credit deposit tiềnvào',
  ),
  moneyOut: words(
    '출금액 출금금액 출금 찾으신금액 찾으신돈 지급액 지급금액 지급 보내신금액 보낸금액 debit withdrawal tiềnra',
  ),
  direction: words('입출금구분 입출구분 구분 거래구분 거래유형 유형 type'),
  sender: words(
    '보낸분/받는분 받는분/보낸분 의뢰인/수취인 입금자명 입금자 입금인 보낸분 보내는분 보낸사람 의뢰인명 의뢰인 상대계좌예금주명 상대예금주명 상대계좌예금주 상대예금주 예금주명 예금주 거래자명 상대방 거래상대방 기재내용 통장기재내용 거래기록사항 기록사항 sender depositor payer name ngườigửi 내용 거래내용 적요내용 적요',
  ),
  description: words(
    '적요 거래내용 내용 거래적요 적요내용 거래구분 거래유형 구분 송금메모 이체메모 거래메모 메모 비고 description memo nộidung',
  ),
  balance: words('거래후잔액 거래잔액 잔액 잔고 balance sốdư'),
  reference: words('거래번호 거래고유번호 고유번호 거래참조번호 참조번호 reference'),
}

/** Headers of one signed amount column, or of one beside a direction column. */
const SIGNED_AMOUNT = words('거래금액 거래액 금액 amount sốtiền')

function words(list: string): readonly string[] {
  return list.split(' ')
}

/** Removes spaces, units in brackets and symbols from a header: `출금액(원) ▼` becomes `출금액`. */
export const plainName = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/[([][^)\]]*[)\]]/g, '')
    .replace(/[^\p{L}\p{N}/]/gu, '')
    .toLowerCase()

/** Index of the column that holds each field; no column holds two. */
export type Columns = Readonly<Partial<Record<StatementField, number>>>

/** Fields without which a row cannot be read. */
export const requiredFields = ['time', 'moneyIn', 'sender'] as const

export const isComplete = (columns: Columns): boolean =>
  requiredFields.every((field) => columns[field] !== undefined)

/** Finds the columns by their headers, and whether the amount is one signed column. */
export function columnsByName(header: readonly string[]): {
  readonly columns: Columns
  readonly isSigned: boolean
} {
  const names = header.map(plainName)
  const columns: Partial<Record<StatementField, number>> = {}
  const taken = new Set<number>()
  function assign(field: StatementField, list: readonly string[]) {
    const word = list.find((header) => names.some((name, at) => name === header && !taken.has(at)))
    const at = names.findIndex((name, index) => name === word && !taken.has(index))
    if (word === undefined || at < 0) return
    columns[field] = at
    taken.add(at)
  }
  for (const field of ['balance', 'reference', 'time', 'clock', 'moneyOut', 'moneyIn'] as const) {
    assign(field, HEADER_WORDS[field])
  }
  const isSigned = columns.moneyIn === undefined
  if (isSigned) assign('moneyIn', SIGNED_AMOUNT)
  for (const field of ['sender', 'description'] as const) assign(field, HEADER_WORDS[field])
  return { columns, isSigned }
}

/** Returns the columns whose header suggests that they say deposit or withdrawal. */
export const directionColumns = (header: readonly string[]): readonly number[] =>
  header.flatMap((cell, at) => (HEADER_WORDS.direction.includes(plainName(cell)) ? [at] : []))
