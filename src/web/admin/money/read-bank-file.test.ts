import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { importStatement } from '#contract/receipts.ts'
import { findLayout } from '#domain/bank-statements/find-layout.ts'
import { readStatement } from '#domain/bank-statements/read-statement.ts'
import { readBankFile } from './read-bank-file.ts'

const blobOf = (...parts: (readonly number[] | Uint8Array | string)[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))))

async function rowsIn(file: Blob) {
  const read = await readBankFile(file)
  if (!('grid' in read)) throw new Error(read.problem)
  const { headerRow, columns } = findLayout(read.grid)
  return readStatement(read.grid, headerRow, columns)
}

const text = (value: string) => ({ type: String, value })

test('reads received amounts from a workbook that stores days as numbers', async () => {
  const bytes = await writeExcelFile([
    [text('거래일시'), text('입금액'), text('입금자')],
    [
      { type: Date, value: new Date('2026-11-21T14:30:00Z'), format: 'yyyy-mm-dd hh:mm' },
      { type: Number, value: 100_000 },
      text('김하나 & <둘>'),
    ],
    [],
    [text('합계'), { type: Number, value: 100_000 }],
  ]).toBuffer()

  const { deposits, leftOut } = await rowsIn(blobOf(new Uint8Array(bytes)))

  expect(deposits).toMatchObject([
    {
      amount: 100_000,
      sender: '김하나 & <둘>',
      receivedAt: new Date('2026-11-21T05:30:00.000Z'),
    },
  ])
  expect(leftOut).toMatchObject([{ reason: 'NO_TIME' }])
})

const line = (name: string) => `2026-11-21 14:30,${name},100000\n`
const utf16 = (sentence: string, isBig = false) =>
  [...sentence].flatMap((letter) => {
    const code = letter.charCodeAt(0)
    return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
  })
const hanaInEucKr = [0xb1, 0xe8, 0xc7, 0xcf, 0xb3, 0xaa]

// biome-ignore format: a table reads by columns
test.each([
  ['UTF-8',                            blobOf(line('김하나')),                                          '김하나'],
  ['UTF-8 with a byte order mark',     blobOf([0xef, 0xbb, 0xbf], line('김하나')),                      '김하나'],
  ['EUC-KR',                           blobOf('2026-11-21 14:30,', hanaInEucKr, ',100000'),            '김하나'],
  ['UTF-16LE with a byte order mark',  blobOf([0xff, 0xfe], utf16(line('김하나'))),                     '김하나'],
  ['UTF-16BE with a byte order mark',  blobOf([0xfe, 0xff], utf16(line('김하나'), true)),               '김하나'],
  ['UTF-16 without a byte order mark', blobOf(utf16(line('김하나'))),                                   '김하나'],
])('[O-01] reads text in %s', async (_encoding, file, sender) => {
  expect((await rowsIn(file)).deposits).toMatchObject([{ sender, amount: 100_000 }])
})

test('[O-01] reads an HTML table named .xls, also in a Korean encoding', async () => {
  const html = (cell: string) => `<tr><td>${cell}</td>`
  const file = blobOf(
    '<table><tr><td>date</td><td>sender</td><td>deposit</td></tr>',
    html('2026.11.21 14:30'),
    '<td>',
    hanaInEucKr,
    '</td><td>100,000</td></tr></table>',
  )
  expect((await rowsIn(file)).deposits).toMatchObject([{ sender: '김하나', amount: 100_000 }])
})

test('[O-01] tells binary .xls and password-protected workbooks from a broken file', async () => {
  expect(await readBankFile(blobOf([0xd0, 0xcf, 0x11]))).toEqual({ problem: 'OLD_WORKBOOK' })
  expect(await readBankFile(blobOf([0x50, 0x4b, 0x03]))).toEqual({ problem: 'UNREADABLE' })
})

test('[PAY-01] shortens a long name in a file to the server’s limit', async () => {
  const name = '유한회사 아주 긴 이름의 '.repeat(5)
  const workbook = await writeExcelFile([
    [text('거래일시'), text('입금액'), text('입금자')],
    [text('2026-11-21 14:30'), text('100,000'), text(name)],
  ]).toBuffer()

  for (const file of [blobOf(new Uint8Array(workbook)), blobOf(line(name))]) {
    const [deposit] = (await rowsIn(file)).deposits
    expect(deposit?.sender).toBe(name.slice(0, 50).trim())
    const rows = [
      {
        amount: deposit?.amount,
        sender: deposit?.sender,
        received_at: deposit?.receivedAt.toISOString(),
      },
    ]
    expect(importStatement.body.safeParse({ rows }).success).toBe(true)
  }
})
