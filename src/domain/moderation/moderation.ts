/** Why the studio hides or removes what somebody wrote in public. The writer is told the kind. */
export const moderationKinds = [
  'ABUSE',
  'PERSONAL_DATA',
  'ADVERTISING',
  'IMPERSONATION',
  'OFF_TOPIC',
  'OTHER',
] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** A removed post can be restored for this long. Then its text and photos are erased. */
export const REMOVED_KEPT_HOURS = 24

const HOUR_MS = 60 * 60_000

/** When a post that was removed at `removedAt` is erased. */
export const removedErasedAt = (removedAt: Date): Date =>
  new Date(removedAt.getTime() + REMOVED_KEPT_HOURS * HOUR_MS)

/** The other way round: what was removed up to this moment is due for erasure. */
export const removedDueBefore = (now: Date): Date =>
  new Date(now.getTime() - REMOVED_KEPT_HOURS * HOUR_MS)
