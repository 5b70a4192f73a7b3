import type { Db } from '#server/platform/database.ts'

/**
 * Erases every message to a person or about their orders, delivered or not, their unread counts,
 * and the events to mail to them as an administrator.
 */
export async function eraseMessagesTo(
  tx: Db,
  { memberId, recipients }: { readonly memberId: string; readonly recipients: readonly string[] },
) {
  await tx
    .deleteFrom('messages')
    .where((it) =>
      it.or([
        it('recipient', 'in', recipients),
        it('order_number', 'in', (orders) =>
          orders.selectFrom('orders').select('number').where('member_id', '=', memberId),
        ),
      ]),
    )
    .execute()
  await tx.deleteFrom('admin_events').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('admin_notification_settings').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('unread').where('member_id', '=', memberId).execute()
}
