import { Worker } from 'node:worker_threads'
import type { FileReply } from '#contract/endpoint.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SEOUL_OFFSET_MS = 9 * 3_600_000

export type Cell =
  | readonly [kind: 'text' | 'head', value: string]
  /** Won; milliseconds of the clock in Seoul. */
  | readonly [kind: 'amount' | 'time', value: number]

export interface Sheet {
  readonly name: string
  /** The rows that stay in sight when the others are scrolled. */
  readonly head: readonly (readonly Cell[])[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface PackingAsked {
  readonly id: number
  readonly sheets: readonly Sheet[]
}

export type PackingDone =
  | { readonly id: number; readonly data: Uint8Array }
  | { readonly id: number; readonly problem: string }

/**
 * A workbook to be saved under this name. It is packed beside everything else: twenty thousand rows
 * take more than a second, in which nobody's page shall wait.
 */
export async function workbook(fileName: string, sheets: readonly Sheet[]): Promise<FileReply> {
  const done = await pack(sheets)
  if ('problem' in done) throw new Error(`${fileName} could not be packed: ${done.problem}`)
  return { contentType: XLSX, fileName, data: done.data, disposition: 'attachment' }
}

/** A spreadsheet takes a text that begins like this for a formula when it is edited or exported. */
const defused = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

export const textCell = (value: string): Cell => ['text', defused(value)]

export const headCell = (value: string): Cell => ['head', defused(value)]

/** Won. */
export const amountCell = (value: number): Cell => ['amount', value]

/** As on Seoul's clocks: a spreadsheet knows no zones. */
export const timeCell = (moment: Date | string): Cell => [
  'time',
  new Date(moment).getTime() + SEOUL_OFFSET_MS,
]

let packer: ReturnType<typeof startPacker> | undefined
let asked = 0

function pack(sheets: readonly Sheet[]): Promise<PackingDone> {
  packer ??= startPacker(() => {
    packer = undefined
  })
  return packer({ id: asked++, sheets })
}

/** One thread, which keeps no process alive. When it ends, whoever waits for it is told. */
function startPacker(onEnd: () => void) {
  const thread = new Worker(new URL('./pack-workbook.ts', import.meta.url), { execArgv: [] })
  const waiting = new Map<number, (done: PackingDone) => void>()
  let problem = 'the thread ended'
  thread.on('message', (done: PackingDone) => {
    waiting.get(done.id)?.(done)
    waiting.delete(done.id)
  })
  thread.on('error', (error) => {
    problem = String(error)
  })
  thread.on('exit', () => {
    onEnd()
    for (const [id, answer] of waiting) answer({ id, problem })
  })
  thread.unref()
  return (packing: PackingAsked) =>
    new Promise<PackingDone>((resolve) => {
      waiting.set(packing.id, resolve)
      thread.postMessage(packing)
    })
}
