import { type Load, load, type Sent } from './load.ts'
import { medianOf } from './median.ts'

const CONNECTIONS = 16
const SECONDS = 2
const ROUNDS = 3

export interface Call {
  readonly what: string
  readonly url: string
  readonly next: () => Sent
}

/** A call of the site and the part of the bare server's calls per second that it has to reach. */
export type LimitedCall = Call & { readonly limit: number }

interface Loads {
  readonly ratios: number[]
  readonly loads: Load[]
}

/**
 * Measures calls of the site in turns with one of a bare server, and prints medians of three rounds: calls
 * per second, latencies, and each ratio beside its limit. Throws if a call fails.
 */
export async function compareCalls(bare: Call, calls: readonly LimitedCall[]) {
  const measured = new Map<string, Loads>()
  for (const call of [bare, ...calls]) {
    measured.set(call.what, { ratios: [], loads: [] })
    await measure(call, 1)
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const base = await measure(bare, SECONDS)
    measured.get(bare.what)?.loads.push(base)
    for (const call of calls) {
      const found = await measure(call, SECONDS)
      measured.get(call.what)?.loads.push(found)
      measured.get(call.what)?.ratios.push(found.perSecond / base.perSecond)
    }
  }
  for (const [what, { loads, ratios }] of measured) {
    const limit = calls.find((call) => call.what === what)?.limit
    console.log(
      `${formatLoads(what, loads)}  ${limit ? formatRatio(ratios, limit) : 'bare server'}`,
    )
  }
}

async function measure({ what, url, next }: Call, seconds: number): Promise<Load> {
  const measured = await load(url, { connections: CONNECTIONS, seconds }, next)
  if (measured.failed > 0) throw new Error(`${what}: ${measured.failed} calls failed`)
  return measured
}

function formatLoads(what: string, loads: readonly Load[]): string {
  const median = (name: 'perSecond' | 'p50' | 'p99') => medianOf(loads.map((it) => it[name]))
  const perSecond = median('perSecond').toFixed(0).padStart(6)
  return `${what.padEnd(30)}${perSecond}/s  p50 ${median('p50').toFixed(1)} ms  p99 ${median('p99').toFixed(1)} ms`
}

function formatRatio(ratios: readonly number[], limit: number): string {
  const ratio = medianOf(ratios)
  return `ratio ${ratio.toFixed(2)}, at least ${limit}: ${ratio >= limit ? 'met' : 'NOT MET'}`
}
