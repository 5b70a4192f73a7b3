/**
 * Reasons for which the studio hides or removes a public post. The author sees the kind of reason.
 */
export const moderationKinds = [
  'ABUSE',
  'PERSONAL_DATA',
  'ADVERTISING',
  'IMPERSONATION',
  'OFF_TOPIC',
  'OTHER',
] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** How long a removed post can be restored. After that, its text and photos are erased. */
const RESTORABLE_HOURS = 24

const HOUR_MS = 60 * 60_000

/** When a post that was removed at `removedAt` is erased. */
export const removedPostErasedAt = (removedAt: Date): Date =>
  new Date(removedAt.getTime() + RESTORABLE_HOURS * HOUR_MS)

/** The latest removal that is due for erasure at `now`. Inverse of {@link removedPostErasedAt}. */
export const removedDueBefore = (now: Date): Date =>
  new Date(now.getTime() - RESTORABLE_HOURS * HOUR_MS)
