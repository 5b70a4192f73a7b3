/**
 * `npm run drill:failover -- [RUNS]`: kills the primary database under orders, with a synchronous
 * standby of the embedded programs, and prints what customers saw. `npm run drill:failover -- patroni
 * [RUNS] [NAME]` does it with Patroni, etcd and HAProxy; NAME is part of the name of one fault.
 */
import { drillEmbedded } from '#tests/support/replication/embedded-drill.ts'
import type { Figures } from '#tests/support/replication/orders-under-fault.ts'
import { missingPackages } from '#tests/support/replication/patroni-cluster.ts'
import { patroniFaults } from '#tests/support/replication/patroni-drill.ts'
import { workInScratchFolder } from '#tests/support/scratch-folder.ts'

const ORDERS = 300
const RUNS = 5
const LIMIT_SECONDS = 30
const embedded = { 'primary killed, embedded': () => drillEmbedded(ORDERS, true) }

const args = process.argv.slice(2)
const withPatroni = args[0] === 'patroni'
const [runs = RUNS, wanted = ''] = withPatroni ? args.slice(1) : args
const missing = withPatroni ? missingPackages() : []
if (missing.length > 0) {
  console.error(`This needs Debian's packages: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}
workInScratchFolder('failover')
console.log('fault | confirmed | lost | doubled | first order after, s | gap, s | 503 | failed')
for (const [name, drill] of Object.entries(withPatroni ? patroniFaults : embedded)) {
  if (!name.includes(wanted)) continue
  for (let run = 0; run < Number(runs); run += 1) print(name, await drill())
}

function print(name: string, it: Figures) {
  const seconds = [it.secondsToFirstOrder, it.longestGapSeconds].map((s) => s.toFixed(1))
  console.log(
    [name, it.answered, it.lost, it.doubled, ...seconds, it.refused, it.failed].join(' | '),
  )
  if (it.lost + it.doubled + it.failed > 0 || it.secondsToFirstOrder > LIMIT_SECONDS) {
    process.exitCode = 1
  }
}
