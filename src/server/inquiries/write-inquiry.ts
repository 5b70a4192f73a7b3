import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { type createInquiry, guestWriter } from '#contract/inquiries.ts'
import { impersonatesStudio } from '#domain/moderation/studio-names.ts'
import { findContact, hashPassword } from '#server/accounts/index.ts'
import type { Deps } from '#server/deps.ts'
import { addUnreadForAdministrators, emitAdminEvent } from '#server/notifications/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { runOnce } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import { parseBody } from '#server/platform/validation.ts'
import { toOwnReply } from './inquiry-reply.ts'
import { insertInquiry } from './store.ts'

type Body = ParsedOf<typeof createInquiry>['body']

/**
 * Creates an inquiry in the caller's language. A member's has the account's name and address
 * whatever the body says.
 *
 * Refuses VALIDATION_FAILED: a guest without a name or email, or one who impersonates the studio;
 * WRITER_NAME_RESERVED: a member who does; INQUIRY_PASSWORD_REQUIRED: a guest's private inquiry
 * without a password, which nobody could open. Source: docs/rules.md I-1, I-2, I-10.
 */
export async function writeInquiry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  body: Body,
  { language, idempotency }: Pick<RequestContext, 'language' | 'idempotency'>,
): Promise<ReplyOf<typeof createInquiry>> {
  const guest = caller.kind === 'member' ? null : parseBody(guestWriter, body, language)
  if (guest && body.is_private && !body.writer_password) refuse('INQUIRY_PASSWORD_REQUIRED')
  const password_hash = body.writer_password && (await hashPassword(body.writer_password))
  const at = now()
  return inTransaction(db, (tx) =>
    runOnce(tx, idempotency, at, async () => {
      const row = await insertInquiry(tx, {
        ...(guest ?? (await writerOf(tx, caller))),
        inquiry_type: body.inquiry_type,
        product_type: body.product_type,
        title: body.title,
        content: body.content,
        is_private: body.is_private,
        password_hash,
        language,
        created_at: at,
      })
      await addUnreadForAdministrators(tx, 'noti_new_inquiry', at)
      await emitAdminEvent(tx, { occasion: 'INQUIRY', subject: row.id, at })
      return toOwnReply(row, caller)
    }),
  )
}

async function writerOf(tx: Db, caller: Caller) {
  if (caller.kind !== 'member') throw new Error('a guest says who they are')
  const { name, email } = await findContact(tx, caller.memberId)
  if (!isAdmin(caller) && impersonatesStudio(name)) refuse('WRITER_NAME_RESERVED')
  return { member_id: caller.memberId, writer_name: name, writer_email: email }
}
