import { createHash } from 'node:crypto'
import type {
  AdminInquiry,
  answerInquiry as answerEndpoint,
  changeInquiry as changeEndpoint,
  removeInquiry as removeEndpoint,
} from '#contract/admin-inquiries.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { UnreadKind } from '#contract/notifications.ts'
import { canSetStatus } from '#domain/inquiries/inquiry-options.ts'
import type { Deps } from '#server/deps.ts'
import { addUnread, notify } from '#server/notifications/index.ts'
import { customerLinks, findStaffOrder } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { hiddenColumnsAfter, toModeratedReply } from '#server/platform/moderation.ts'
import { refuse } from '#server/platform/refusal.ts'
import { checkAssigned } from './check-assigned.ts'
import { toFullFields } from './inquiry-reply.ts'
import { findAndLockInquiry, type InquiryRow, updateInquiry } from './store.ts'

/** An administrator's action on an inquiry. */
interface InquiryAction {
  readonly id: string
  readonly admin: Member
  readonly context: RequestContext
}

/**
 * Answers an inquiry, or changes its answer, in the administrator's name, and emails the author.
 * Refuses NOT_FOUND, and EDIT_CONFLICT with the current inquiry when somebody else has answered.
 * Source: INQ-05, docs/rules.md I-6, I-7, I-8.
 */
export const answerInquiry = (
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  work: InquiryAction,
  { content, base_answer_at: base }: ParsedOf<typeof answerEndpoint>['body'],
): Promise<AdminInquiry> =>
  change(deps, work, { action: 'inquiry.answer' }, async (tx, row, at) => {
    if (base !== undefined && row.answered_at?.getTime() !== timeOf(base)) {
      refuse('EDIT_CONFLICT', { current: toAdminReply(row) })
    }
    const answered = await updateInquiry(tx, row.id, {
      status: 'COMPLETED',
      answer_content: content,
      answer_by: work.admin.name,
      answered_at: at,
    })
    await notify(tx, await quoteMessageOf(deps, tx, work.admin, answered), at)
    await showToWriter(tx, answered, 'noti_inquiry_answer', at)
    return answered
  })

const timeOf = (moment: string | null) => (moment === null ? undefined : Date.parse(moment))

/**
 * Closes, reopens, hides or unhides an inquiry. Refuses NOT_FOUND, INQUIRY_STATUS_MISMATCH when the
 * status contradicts the answer, and EDIT_CONFLICT with the current inquiry when it has changed
 * since `base_revision`. Source: docs/rules.md I-6, I-11.
 */
export const changeInquiry = (
  deps: Pick<Deps, 'db' | 'now'>,
  work: InquiryAction,
  { status, base_revision: base, ...hiding }: ParsedOf<typeof changeEndpoint>['body'],
): Promise<AdminInquiry> => {
  const hides = hiding.is_hidden !== undefined
  const detail = {
    ...(status && { status }),
    ...(hides && { is_hidden: hiding.is_hidden }),
    ...(hiding.is_hidden && { kind: hiding.hidden_kind, reason: hiding.hidden_reason }),
  }
  const entry = { action: hides ? 'inquiry.update' : 'inquiry.status', detail, base } as const
  return change(deps, work, entry, async (tx, row, at) => {
    const isAnswered = row.answer_content !== null
    if (status && !canSetStatus(status, { isAnswered })) refuse('INQUIRY_STATUS_MISMATCH')
    if (status && row.status !== status) await showToWriter(tx, row, 'noti_inquiry', at)
    return updateInquiry(tx, row.id, {
      status: status ?? row.status,
      ...hiddenColumnsAfter(row, hiding),
    })
  })
}

/**
 * Removes an inquiry with a reason: it disappears at once for everyone but administrators and is
 * erased a day later. The audit log records the reason, never the author's text. Refuses NOT_FOUND, and
 * EDIT_CONFLICT as a change does.
 * Source: docs/rules.md I-12.
 */
export const removeInquiry = (
  deps: Pick<Deps, 'db' | 'now'>,
  work: InquiryAction,
  { kind, reason, base_revision: base }: ParsedOf<typeof removeEndpoint>['body'],
): Promise<AdminInquiry> =>
  change(deps, work, { action: 'inquiry.remove', detail: { kind, reason }, base }, (tx, row, at) =>
    updateInquiry(tx, row.id, { removed_at: at }),
  )

/** Restores a removed inquiry. Refuses NOT_FOUND if it is erased. */
export const restoreInquiry = (deps: Pick<Deps, 'db' | 'now'>, work: InquiryAction) =>
  change(deps, work, { action: 'inquiry.restore', ofRemoved: true }, (tx, row) =>
    updateInquiry(tx, row.id, { removed_at: null }),
  )

function change(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, admin, context }: InquiryAction,
  {
    ofRemoved = false,
    base,
    ...entry
  }: {
    readonly action: AuditAction
    readonly detail?: Readonly<Record<string, unknown>>
    /** Whether removed inquiries are included. */
    readonly ofRemoved?: boolean
    /** The revision that the administrator saw. */
    readonly base?: number | undefined
  },
  work: (tx: Db, row: InquiryRow, at: Date) => Promise<InquiryRow>,
): Promise<AdminInquiry> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const row = (await findAndLockInquiry(tx, id)) ?? refuse('NOT_FOUND')
    await checkAssigned(tx, admin, row)
    if (base !== undefined && base !== revisionOf(row)) {
      refuse('EDIT_CONFLICT', { current: toAdminReply(row) })
    }
    if (row.removed_at && !ofRemoved) refuse('NOT_FOUND')
    const changed = await work(tx, row, at)
    await audit(tx, admin, context, { ...entry, subject: id, at })
    return toAdminReply(changed)
  })
}

const showToWriter = async (tx: Db, { member_id }: InquiryRow, kind: UnreadKind, at: Date) => {
  if (member_id) await addUnread(tx, { memberId: member_id, kind, at })
}

async function quoteMessageOf(
  deps: Pick<Deps, 'now' | 'publicUrl'>,
  tx: Db,
  admin: Member,
  row: InquiryRow,
) {
  return {
    kind: 'INQUIRY_ANSWERED',
    name: row.writer_name,
    title: row.title,
    answer: row.answer_content ?? '',
    inquiryUrl: await addressOf(deps, tx, admin, row),
    to: row.writer_email,
    language: row.language,
  } as const
}

/**
 * URL at which the author reads the answer: a question about a result sheet is answered in the
 * sheet.
 */
async function addressOf(
  deps: Pick<Deps, 'now' | 'publicUrl'>,
  tx: Db,
  admin: Member,
  row: InquiryRow,
): Promise<string> {
  if (row.order_number) {
    const order = await findStaffOrder(tx, admin, row.order_number)
    const links = await customerLinks(deps, tx, order, deps.now())
    if (order.report_id) return links.reportUrl(order.report_id)
  }
  const screen = row.member_id ? '/user/mypage/product-inquiries' : '/user/product-inquiries'
  return `${deps.publicUrl}${screen}?inquiry=${row.id}`
}

export const toAdminReply = (row: InquiryRow): AdminInquiry => ({
  ...toFullFields(row),
  writer_email: row.writer_email,
  is_member: row.member_id !== null,
  member_id: row.member_id,
  order_number: row.order_number,
  ...toModeratedReply(row),
  revision: revisionOf(row),
})

/**
 * Fingerprint of everything that an administrator can change. An undone change has the same
 * fingerprint as before.
 */
function revisionOf(row: InquiryRow): number {
  const { status, is_hidden, hidden_kind, hidden_reason, removed_at, answered_at } = row
  const state = [status, is_hidden, hidden_kind, hidden_reason, removed_at, answered_at]
  return createHash('sha256').update(JSON.stringify(state)).digest().readUIntBE(0, REVISION_BYTES)
}

/** Largest number of bytes that a JSON number holds exactly. */
const REVISION_BYTES = 6
