import { errorMessage } from '#server/platform/error-fields.ts'
import { backups } from './checks/backups.ts'
import { clock } from './checks/clock.ts'
import { connections } from './checks/connections.ts'
import { database } from './checks/database.ts'
import { disk } from './checks/disk.ts'
import { mail } from './checks/mail.ts'
import { memory } from './checks/memory.ts'
import { migrations } from './checks/migrations.ts'
import { opening } from './checks/opening.ts'
import { payments } from './checks/payments.ts'
import { proxy } from './checks/proxy.ts'
import { replication } from './checks/replication.ts'
import { secrets } from './checks/secrets.ts'
import { site } from './checks/site.ts'
import { storage } from './checks/storage.ts'
import { texts } from './checks/texts.ts'
import { tls } from './checks/tls.ts'
import { type Check, type Finding, fail, type Installation } from './finding.ts'

/** In the order in which they are printed. */
const checks: readonly Check[] = [
  site,
  secrets,
  database,
  migrations,
  connections,
  replication,
  storage,
  backups,
  clock,
  disk,
  memory,
  mail,
  texts,
  payments,
  tls,
  proxy,
  opening,
]

const LIMIT_MS = 30_000

export interface Examined extends Finding {
  readonly check: string
}

/** Runs every check side by side. One that throws or takes too long is itself a finding. */
export async function examine(it: Installation): Promise<Examined[]> {
  const found = await Promise.all(checks.map(async (check) => named(check, await run(check, it))))
  return found.flat()
}

const named = ({ name }: Check, findings: readonly Finding[]): Examined[] =>
  findings.map((finding) => ({ check: name, ...finding }))

async function run(check: Check, it: Installation): Promise<readonly Finding[]> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('it took too long')), LIMIT_MS)
  try {
    return await Promise.race([check.examine(it), late.promise])
  } catch (error) {
    return [
      fail(
        `could not be examined (${errorMessage(error)})`,
        'repair what the message names, try again',
      ),
    ]
  } finally {
    clearTimeout(timer)
  }
}
