import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Growth of old objects, in per cent of those in use, after which they are collected again. V8 would
 * let them grow fourfold on a machine with much memory.
 */
const GROWTH_PERCENT = 50

/**
 * Returns memory that only the start needed, such as source texts, to the system, and lets the heap
 * grow less from now on. Blocks for about a tenth of a second.
 */
export function limitHeap() {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  // V8 offers the collection only behind a flag, which is set back at once.
  setFlagsFromString('--expose-gc')
  const collect: (options: object) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
