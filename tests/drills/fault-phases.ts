import { setTimeout as pause } from 'node:timers/promises'
import { inMs, quantile } from './drill.ts'
import { untilReady } from './kills.ts'
import type { Traffic } from './traffic.ts'

export interface Fault {
  readonly name: string
  begin(): Promise<void> | void
  end(): Promise<void> | void
}

interface Phases {
  readonly url: string
  readonly traffic: Traffic
  readonly faults: readonly Fault[]
  readonly seconds: number
  /** What customers do meanwhile, again and again. */
  readonly acts: readonly (() => Promise<unknown>)[]
  /** No reply may take longer, whether it is an answer or a refusal. */
  readonly replyLimitMs: number
}

const READY_LIMIT_MS = 30_000

/**
 * Lets each fault last for a time under traffic. Fails if a reply takes too long, or if the site is not
 * ready soon after the fault. Returns a figure for each fault.
 */
export async function passThroughFaults({ traffic, ...phases }: Phases) {
  const figures: string[] = []
  const failures: string[] = []
  let isOver = false
  const acting = phases.acts.map(async (act) => {
    while (!isOver) {
      await act()
      await pause(20)
    }
  })
  const stopped = Promise.all(acting).catch((error: unknown) => {
    failures.push(String(error))
  })
  for (const { name, begin, end } of phases.faults) {
    for (const all of [traffic.answeredMs, traffic.refusedMs]) all.splice(0)
    await begin()
    await pause(phases.seconds * 1_000)
    const endedAt = performance.now()
    await end()
    await untilReady(phases.url)
    const readyMs = performance.now() - endedAt
    if (readyMs > READY_LIMIT_MS) failures.push(`${name}: ready only after ${inMs(readyMs)}`)
    const { answeredMs, refusedMs } = traffic
    const longestMs = Math.max(0, ...answeredMs, ...refusedMs)
    if (longestMs > phases.replyLimitMs) failures.push(`${name}: a reply took ${inMs(longestMs)}`)
    const refused = refusedMs.length > 0 ? ` in ${inMs(quantile(refusedMs, 0.5))}` : ''
    figures.push(
      `${name}: ${answeredMs.length} answered, ${refusedMs.length} refused${refused}, longest ${inMs(longestMs)}`,
    )
  }
  isOver = true
  await stopped
  return { figures, failures }
}
