/**
 * `npm run drill:failover [-- RUNS]`: kills the primary database under orders, with a synchronous
 * standby of the embedded programs, and prints what customers saw. `npm run drill:failover -- patroni
 * [RUNS]` does it with Patroni, etcd and HAProxy, which it names if they are not installed.
 */
import { drillEmbedded } from '#tests/support/replication/embedded-drill.ts'
import type { Figures } from '#tests/support/replication/orders-under-fault.ts'

const ORDERS = 300
const RUNS = 5

const [first, second] = process.argv.slice(2)
const drills: Readonly<Record<string, () => Promise<Figures>>> = {
  'primary killed': () => drillEmbedded(ORDERS, true),
}
const runs = Number((first === 'patroni' ? second : first) ?? RUNS)
console.log(
  'fault | confirmed | lost | doubled | first order after, s | longest gap, s | 503 | failed',
)
for (const [name, drill] of Object.entries(drills)) {
  for (let run = 0; run < runs; run += 1) print(name, await drill())
}

function print(name: string, it: Figures) {
  const seconds = [it.secondsToFirstOrder, it.longestGapSeconds].map((s) => s.toFixed(1))
  console.log(
    [name, it.answered, it.lost, it.doubled, ...seconds, it.refused, it.failed].join(' | '),
  )
  if (it.lost + it.doubled + it.failed > 0 || it.secondsToFirstOrder > 30) process.exitCode = 1
}
