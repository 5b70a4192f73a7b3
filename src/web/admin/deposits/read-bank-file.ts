import { readCells, readStatement } from '#domain/payments/bank-statement.ts'
import { readWorkbook } from './read-workbook.ts'

export type Statement = ReturnType<typeof readStatement>

/** What a bank's site calls a file: a workbook, or text in either of the two ways that Korean is written. */
export async function readBankFile(file: Blob): Promise<Statement | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOldWorkbook = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (isOldWorkbook) return null
  if (!isArchive) return readStatement(decoded(bytes))
  const cells = await readWorkbook(bytes).catch(() => null)
  return cells && readCells(cells)
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}
