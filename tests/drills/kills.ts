import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { itemAt } from '#domain/collections/lists.ts'
import { type SiteProcess, startServer } from '#tests/support/site-process.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { castAt } from './cast.ts'
import {
  type Cast,
  DRILL_ADMIN,
  payByCard,
  placeOrder,
  publishSheet,
  sendSurvey,
} from './customers.ts'
import { type Drill, inMs, quantile } from './drill.ts'
import { hotPromotion, placeDiscounted } from './hot-promotion.ts'
import { brokenPromises, brokenSoFar } from './promises-kept.ts'
import { statusesOf } from './traffic.ts'

const KILLS = 100
const SHORT_KILLS = 4
/** Customers of each kind at the same time. */
const ACTORS = { placeOrder: 2, placeDiscounted: 4, payByCard: 2, sendSurvey: 1, publishSheet: 1 }
/** What must be answered between two kills. */
const ANSWERS_BETWEEN = 12
const READY_LIMIT_MS = 30_000

const victims = [['server'], ['database'], ['database', 'server'], ['server', 'database']] as const

/**
 * Kills the server, the database and both with SIGKILL while customers order, many of them with one
 * promotion code, pay by card, send surveys with photos and the studio publishes. Customers repeat each
 * request with its key until it is answered. What was answered is looked for after each kill.
 */
export const kills: Drill = async ({ isShort, amount = isShort ? SHORT_KILLS : KILLS }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-kills-'))
  const toss = await startTossStandIn()
  const settings = {
    ...DRILL_ADMIN,
    TOSS_CLIENT_KEY: toss.clientKey,
    TOSS_SECRET_KEY: toss.secretKey,
    TOSS_BASE_URL: toss.url,
  }
  let server: SiteProcess = await startServer(dataDir, settings)
  const cast = await castAt(() => server.url, toss, [800, 600])
  const { traffic, promised } = cast
  const promotion = hotPromotion(cast)
  const readyMs = new Map<string, number[]>()
  const acts = [
    ...Array.from({ length: ACTORS.placeOrder }, () => placeOrder),
    ...Array.from({ length: ACTORS.placeDiscounted }, () => () => placeDiscounted(cast, promotion)),
    ...Array.from({ length: ACTORS.payByCard }, () => payByCard),
    ...Array.from({ length: ACTORS.sendSurvey }, () => sendSurvey),
    ...Array.from({ length: ACTORS.publishSheet }, () => publishSheet),
  ]
  let isOver = false
  const failures: string[] = []
  const acting = acts.map(async (act) => {
    while (!isOver) await act(cast)
  })
  const stopped = Promise.all(acting).catch((error: unknown) => {
    failures.push(String(error))
    isOver = true
  })

  for (let kill = 0; kill < amount && !isOver; kill += 1) {
    const before = answersOf(cast)
    while (answersOf(cast) < before + ANSWERS_BETWEEN && !isOver) await pause(20)
    const killed = itemAt(victims, kill % victims.length)
    const killedAt = performance.now()
    for (const victim of killed) {
      if (victim === 'database') killDatabase(dataDir)
      else {
        server.child.kill('SIGKILL')
        await once(server.child, 'exit')
      }
    }
    if (server.child.signalCode) server = await startServer(dataDir, settings)
    else await untilReady(server.url)
    const name = killed.join(', ')
    readyMs.set(name, [...(readyMs.get(name) ?? []), performance.now() - killedAt])
    failures.push(
      ...(await brokenSoFar(dataDir, promised)).map((it) => `after kill ${kill + 1}: ${it}`),
    )
  }
  isOver = true
  await stopped
  failures.push(...(await brokenPromises(dataDir, promised, toss)), ...traffic.wrong)
  const slowest = Math.max(...[...readyMs.values()].flat())
  if (slowest > READY_LIMIT_MS) failures.push(`ready only after ${inMs(slowest)}`)
  await server.end()
  toss.stop()
  rmSync(dataDir, { recursive: true, force: true })

  const times = [...readyMs].map(
    ([name, all]) => `${name} ${inMs(quantile(all, 0.5))} (at most ${inMs(Math.max(...all))})`,
  )
  const done = Object.entries(promised).map(([what, all]) => `${all.size} ${what}`)
  const figures = `${amount} kills under ${done.join(', ')}; ready after: ${times.join('; ')}; replies: ${statusesOf(traffic)}`
  return { figures, failures }
}

const answersOf = ({ promised }: Cast) =>
  Object.values(promised).reduce((sum, all: ReadonlySet<string>) => sum + all.size, 0)

function killDatabase(dataDir: string) {
  const [pid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Resolves when the site is ready after it was not, or is ready for a second anyway. */
export async function untilReady(url: string) {
  const STABLE_MS = 1_000
  let readySince: number | undefined
  let wasAway = false
  const until = performance.now() + 2 * READY_LIMIT_MS
  while (performance.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) {
      readySince ??= performance.now()
      if (wasAway || performance.now() - readySince > STABLE_MS) return
    } else {
      readySince = undefined
      wasAway = true
    }
    await pause(50)
  }
  throw new Error('The site does not become ready again.')
}
