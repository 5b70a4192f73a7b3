import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/notifications.ts'
import { mostCounted, toLongPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  countMessages,
  findMessages,
  isBlanked,
  type Message,
  requeueMessage,
  resolveMessageFilter,
} from './store.ts'

type Query = ParsedOf<typeof contract.listOutbox>['query']

export async function listOutbox({ db }: Pick<Deps, 'db'>, query: Query) {
  const { page, size, ...filter } = query
  const sought = await resolveMessageFilter(db, filter)
  const [rows, counted] = await Promise.all([
    findMessages(db, sought, { page, size }),
    countMessages(db, sought, mostCounted(query)),
  ])
  return toLongPage(rows.map(toReply), counted, query)
}

/**
 * Queues a message again, whatever its status; the worker sends it next. A delivered message whose
 * secrets were blanked would be useless and is refused. Source: docs/rules.md A-8.
 *
 * Refuses NOT_FOUND, MESSAGE_BLANKED.
 */
export async function resendMessage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  admin: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract.resendMessage>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const message =
      (await requeueMessage(tx, id, at)) ??
      refuse((await isBlanked(tx, id)) ? 'MESSAGE_BLANKED' : 'NOT_FOUND')
    const detail = { kind: message.kind, order_number: message.order_number }
    await audit(tx, admin, context, { action: 'message.resend', subject: id, detail, at })
    return toReply(message)
  })
}

const toReply = (it: Message): contract.OutboxMessage => ({
  id: it.id,
  channel: it.channel,
  to: it.recipient,
  subject: it.subject,
  text: it.text,
  is_blanked: it.blanked_at !== null,
  kind: it.kind,
  order_number: it.order_number,
  language: it.language,
  status: it.status,
  attempts: it.attempts,
  next_attempt_at: it.next_attempt_at?.toISOString() ?? null,
  last_error: it.last_error,
  created_at: it.created_at.toISOString(),
  sent_at: it.sent_at?.toISOString() ?? null,
})
