import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { takeBankRows } from '#contract/bank-rows.ts'
import { readBankFile } from './read-bank-file.ts'

const HANA = { amount: 100_000, depositor: '김하나 & <둘>' }

test('money that came is read from a workbook, whose days are numbers', async () => {
  const text = (value: string) => ({ type: String, value })
  const bytes = await writeExcelFile([
    [text('거래일시'), text('입금액'), text('입금자')],
    [
      { type: Date, value: new Date('2026-11-21T14:30:00Z'), format: 'yyyy-mm-dd hh:mm' },
      { type: Number, value: 100_000 },
      text(HANA.depositor),
    ],
    [],
    [text('합계'), { type: Number, value: 100_000 }],
  ]).toBuffer()

  const read = await readBankFile(new Blob([new Uint8Array(bytes)]))

  expect(read?.rows).toMatchObject([HANA])
  expect(read?.rows[0]?.receivedAt.toISOString()).toBe('2026-11-21T05:30:00.000Z')
  expect(read?.skipped).toHaveLength(1)
})

test('text is read in the way of Korean banks too; an old workbook is not', async () => {
  const hana = [0xb1, 0xe8, 0xc7, 0xcf, 0xb3, 0xaa] // 김하나 in EUC-KR
  const ascii = [...new TextEncoder().encode('2026-11-21 14:30,')]
  const bytes = new Uint8Array([...ascii, ...hana, ...new TextEncoder().encode(',100000')])

  expect((await readBankFile(new Blob([bytes])))?.rows).toMatchObject([{ depositor: '김하나' }])
  expect(await readBankFile(new Blob([new Uint8Array([0xd0, 0xcf, 0x11])]))).toBeNull()
  expect(await readBankFile(new Blob([new Uint8Array([0x50, 0x4b, 0x03])]))).toBeNull()
})

test('[PAY-01] of a long name in a file is taken what the server takes', async () => {
  const name = '유한회사 아주 긴 이름의 '.repeat(5)
  const text = (value: string) => ({ type: String, value })
  const workbook = await writeExcelFile([
    [text('거래일시'), text('입금액'), text('입금자')],
    [text('2026-11-21 14:30'), text('100,000'), text(name)],
  ]).toBuffer()
  const lines = new TextEncoder().encode(`2026-11-21 14:30,${name},100000`)

  for (const bytes of [new Uint8Array(workbook), lines]) {
    const [row] = (await readBankFile(new Blob([bytes])))?.rows ?? []
    expect(row?.depositor).toBe(name.slice(0, 50).trim())
    const rows = [{ ...row, received_at: row?.receivedAt.toISOString() }]
    expect(takeBankRows.body.safeParse({ rows }).success).toBe(true)
  }
})
