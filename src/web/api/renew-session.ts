import type { ReplyOf } from '#contract/endpoint.ts'
import { refresh } from '#contract/sign-in.ts'
import { oneTabAtATime } from './one-tab-at-a-time.ts'
import { currentSession, isEndedHere, loseSession, startSession } from './session.ts'

const LOCK = 'gyeol-session'
/** The answers that say that the session is over. A limit (429) or a fault says nothing about it. */
const UNAUTHORIZED = 401
const FORBIDDEN = 403

let underWay: Promise<boolean> | undefined

/**
 * Exchanges the refresh cookie for a new access token, once for all waiting calls of all tabs.
 * False if the session has ended: then it is removed. An unreachable server does not end it, and a
 * session that was ended here meanwhile does not count as lost. Source: LOG-05.
 */
export function renewSession(): Promise<boolean> {
  if (!underWay) {
    const before = currentSession()?.accessToken
    underWay = oneTabAtATime(LOCK, () => renew(before)).finally(() => {
      underWay = undefined
    })
  }
  return underWay
}

async function renew(before: string | undefined): Promise<boolean> {
  // Another tab renewed it while this one waited.
  const now = currentSession()?.accessToken
  if (now && now !== before) return true

  const response = await fetch(refresh.path, { method: 'POST', credentials: 'same-origin' }).catch(
    () => null,
  )
  if (!response) return false
  if (response.status === UNAUTHORIZED || response.status === FORBIDDEN) {
    const isLeft = isEndedHere() && !currentSession()
    if (!isLeft) loseSession()
    return false
  }
  if (!response.ok) return false
  // The server of the same release sends what the contract says.
  const { access_token, user_info } = (await response.json()) as ReplyOf<typeof refresh>
  startSession(access_token, user_info)
  return true
}
