import { parentPort } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import type { Cell, PackingAsked, PackingDone, Sheet } from './workbook.ts'

// Runs in a thread of its own, one workbook after another.

parentPort?.on('message', async ({ id, sheets }: PackingAsked) => {
  const done: PackingDone = await pack(sheets).then(
    (data) => ({ id, data }),
    (error: unknown) => ({ id, problem: String(error) }),
  )
  parentPort?.postMessage(done)
})

const pack = async (sheets: readonly Sheet[]): Promise<Uint8Array> =>
  writeExcelFile(
    sheets.map(({ name, head, rows }) => ({
      sheet: name,
      data: [...head, ...rows].map((row) => row.map(toLibrary)),
      stickyRowsCount: head.length,
    })),
  ).toBuffer()

function toLibrary([kind, value]: Cell) {
  switch (kind) {
    case 'text':
      return { value, type: String } as const
    case 'head':
      return { value, type: String, fontWeight: 'bold' } as const
    case 'amount':
      return { value, type: Number, format: '#,##0' } as const
    case 'time':
      return { value: new Date(value), type: Date, format: 'yyyy-mm-dd hh:mm' } as const
  }
}
