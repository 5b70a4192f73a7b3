import { type Check, fail, ok } from '../finding.ts'

const TIMEOUT_MS = 5_000

/** Examines whether the site runs on this machine and is ready. */
export const site: Check = {
  name: 'site',
  async examine({ isRunning, localUrl }) {
    if (!isRunning) return [ok(`does not run at ${localUrl}: what needs it is left out`)]
    const { status } = await fetch(`${localUrl}/readyz`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return [
      status === 200
        ? ok(`runs at ${localUrl} and is ready`)
        : fail('runs, but is not ready', 'look at the database below and at its log'),
    ]
  },
}
