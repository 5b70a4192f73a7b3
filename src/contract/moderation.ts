import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { moderationKinds } from '#domain/moderation/moderation.ts'
import { optionalText } from './fields.ts'

const kindField = z.enum(moderationKinds)
const reasonField = optionalText(textLengths.moderationReason)

/** Whether the reason has the explanation that the kind OTHER requires. */
const isExplained = (kind: string | undefined, reason: string | null) =>
  (kind ?? 'OTHER') !== 'OTHER' || reason !== null

/** Fields of a change that hides a post. Without a kind, the reason's text is required. */
export const hidingBody = {
  is_hidden: z.boolean().optional(),
  hidden_kind: kindField.optional(),
  /** Visible to administrators only. Required without a kind and for OTHER. */
  hidden_reason: reasonField,
}

export const isHidingExplained = (body: {
  readonly is_hidden?: boolean | undefined
  readonly hidden_kind?: string | undefined
  readonly hidden_reason?: string | null | undefined
}) => !body.is_hidden || isExplained(body.hidden_kind, body.hidden_reason ?? null)

/** Why a post is removed. */
export const removalBody = z
  .object({
    kind: kindField,
    /** Recorded in the audit log. Required for OTHER. */
    reason: reasonField,
    base_revision: z.int().optional(),
  })
  .refine(({ kind, reason }) => isExplained(kind, reason), { path: ['reason'] })

/** Visibility of a post for administrators. */
export const moderatedReply = {
  is_hidden: z.boolean(),
  hidden_kind: kindField.nullable(),
  /** Visible to administrators only. */
  hidden_reason: z.string().nullable(),
  /** When a removed post is erased; null for one that is not removed. */
  erased_at: z.string().nullable(),
}

/** Visibility of a post for its author; null while everyone can see it. */
export const hiddenForReply = { hidden_kind: kindField.nullable() }
