import { sql } from 'kysely'
import { errorMessage } from '#server/platform/error-fields.ts'
import { required } from '#server/platform/required.ts'
import { type Check, fail, type Installation, ok, warn } from '../finding.ts'

const TIMEOUT_MS = 5_000
/** The `Date` of an answer has whole seconds, and an answer takes its time. */
const WARN_MS = 3_000
const FAIL_MS = 30_000

/** Compares this machine's clock with the database's and with that of one configured service. */
export const clock: Check = {
  name: 'clock',
  async examine(it) {
    const found = []
    if (it.db) {
      const asked = Date.now()
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(it.db)
      const { now } = required(rows[0], 'the time of the database')
      found.push(judge('the database', now.getTime() - (asked + Date.now()) / 2))
    }
    const service = serviceOf(it)
    if (!service) return found
    try {
      const asked = Date.now()
      const answer = await fetch(service, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // Cut to whole seconds: half a second late on average.
      const date = Date.parse(answer.headers.get('date') ?? '') + 500
      if (date) found.push(judge(service.host, date - (asked + Date.now()) / 2))
    } catch (error) {
      found.push(
        warn(
          `${service.host} does not answer (${errorMessage(error)})`,
          'check the network and the firewall for outgoing connections',
        ),
      )
    }
    return found
  },
}

function serviceOf({ config }: Installation): URL | null {
  if (config.TOSS_SECRET_KEY)
    return new URL(config.TOSS_BASE_URL ?? config.TOSS_API_URL ?? 'https://api.tosspayments.com')
  if (config.SOLAPI_API_KEY) return new URL(config.SOLAPI_URL)
  return config.S3_BUCKET && config.S3_ENDPOINT ? new URL(config.S3_ENDPOINT) : null
}

function judge(whose: string, differenceMs: number) {
  const seconds = Math.abs(differenceMs) / 1_000
  const text = `${seconds.toFixed(1)} s from ${whose}`
  const action = 'set the clock by the network: systemctl enable --now systemd-timesyncd'
  if (seconds * 1_000 > FAIL_MS) return fail(text, action)
  return seconds * 1_000 > WARN_MS ? warn(text, action) : ok(text)
}
