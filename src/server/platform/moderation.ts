import { type ModerationKind, removedPostErasedAt } from '#domain/moderation/moderation.ts'

/** Columns of a post that the studio can hide and remove. */
interface ModeratedRow {
  readonly is_hidden: boolean
  readonly hidden_kind: ModerationKind | null
  readonly hidden_reason: string | null
  readonly removed_at: Date | null
}

interface HidingBody {
  readonly is_hidden?: boolean | undefined
  readonly hidden_kind?: ModerationKind | undefined
  readonly hidden_reason?: string | null | undefined
}

/** Columns after a change; unchanged if the change does not contain the visibility. */
export function hiddenColumnsAfter(before: ModeratedRow, body: HidingBody) {
  if (body.is_hidden === undefined) {
    const { is_hidden, hidden_kind, hidden_reason } = before
    return { is_hidden, hidden_kind, hidden_reason }
  }
  if (!body.is_hidden) return { is_hidden: false, hidden_kind: null, hidden_reason: null }
  const { hidden_kind = 'OTHER', hidden_reason = null } = body
  return { is_hidden: true, hidden_kind, hidden_reason }
}

/** Visibility of a post for administrators. */
export const toModeratedReply = (row: ModeratedRow) => ({
  is_hidden: row.is_hidden,
  hidden_kind: row.hidden_kind,
  hidden_reason: row.hidden_reason,
  erased_at: row.removed_at && removedPostErasedAt(row.removed_at).toISOString(),
})
