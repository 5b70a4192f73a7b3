import { type ReasonName, reasonNames } from '#domain/photo-checks/check-names.ts'
import type { PhotoCheck } from '#domain/photo-checks/judge-photo.ts'

/** What the camera says: the most important reason, that all is well, or that it is still looking. */
export type Advice = ReasonName | 'ready' | 'looking'

export interface LiveAdvice {
  readonly advice: Advice
  /** When it began to be shown. */
  readonly since: number
  /** Since when all has been well; null if something could be better. */
  readonly goodSince: number | null
}

/** Long enough to read, and to be read out. */
const SHOWN_AT_LEAST_MS = 1_200
const GOOD_FOR_MS = 1_000
const COUNTDOWN_SECONDS = 3

export const noAdvice: LiveAdvice = {
  advice: 'looking',
  since: Number.NEGATIVE_INFINITY,
  goodSince: null,
}

/** Lists why a photo could be better, the most important reason first. */
export const reasonsOf = (checks: readonly PhotoCheck[]): readonly ReasonName[] =>
  reasonNames.filter((name) =>
    checks.some(({ verdict, reason }) => verdict === 'better' && reason === name),
  )

/** Advances to the checks of the frame seen at `at` (ms). Each sentence stays for a while. */
export function nextAdvice(
  before: LiveAdvice,
  checks: readonly PhotoCheck[],
  at: number,
): LiveAdvice {
  const [reason] = reasonsOf(checks)
  const isGood = !reason && checks.some(({ verdict }) => verdict === 'good')
  const found: Advice = reason ?? (isGood ? 'ready' : 'looking')
  const isChanging = found !== before.advice && at - before.since >= SHOWN_AT_LEAST_MS
  return {
    advice: isChanging ? found : before.advice,
    since: isChanging ? at : before.since,
    goodSince: isGood ? (before.goodSince ?? at) : null,
  }
}

/** Seconds until the photo takes itself; 0 means now, null that no countdown runs. */
export function secondsLeft({ goodSince, advice }: LiveAdvice, at: number): number | null {
  if (goodSince === null || advice !== 'ready') return null
  const counted = at - goodSince - GOOD_FOR_MS
  if (counted < 0) return null
  return Math.max(0, COUNTDOWN_SECONDS - Math.floor(counted / 1_000))
}
