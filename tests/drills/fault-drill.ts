import { startServer } from '#tests/support/site-process.ts'
import type { TossStandIn } from '#tests/support/toss-stand-in.ts'
import { castAt } from './cast.ts'
import { type Cast, DRILL_ADMIN } from './customers.ts'
import type { Outcome } from './drill.ts'
import { type Fault, passThroughFaults } from './fault-phases.ts'
import { brokenPromises } from './promises-kept.ts'
import { statusesOf } from './traffic.ts'

interface FaultDrill {
  readonly dataDir: string
  readonly settings?: Record<string, string>
  readonly toss: TossStandIn
  readonly photoSize: readonly [number, number]
  /** What customers do meanwhile, again and again. */
  readonly actsOf: (cast: Cast) => readonly (() => Promise<unknown>)[]
  readonly faults: readonly Fault[]
  readonly seconds: number
  readonly replyLimitMs: number
  /** Whether photos are in `dataDir`. */
  readonly hasFolder?: boolean
}

/** Starts a site, lets customers act through all faults, and compares what they were promised. */
export async function drillFaults(given: FaultDrill): Promise<Outcome> {
  const { dataDir, toss, faults, seconds, replyLimitMs, hasFolder = true } = given
  const server = await startServer(dataDir, { ...DRILL_ADMIN, ...given.settings })
  const cast = await castAt(() => server.url, toss, given.photoSize)
  const { traffic, promised } = cast
  const { figures, failures } = await passThroughFaults({
    url: server.url,
    traffic,
    acts: given.actsOf(cast),
    faults,
    seconds,
    replyLimitMs,
  })
  failures.push(...(await brokenPromises(dataDir, promised, toss, { hasFolder })), ...traffic.wrong)
  await server.end()
  return { figures: `${figures.join('; ')}; replies: ${statusesOf(traffic)}`, failures }
}
