import { eraseAt } from '#domain/accounts/retention.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Moves the inquiries of a closing account, and those about its orders' result sheets, to the
 * records that the law requires to be retained.
 */
export async function retainInquiries(tx: Db, memberId: string) {
  const inquiries = await tx
    .deleteFrom('inquiries')
    .where((it) =>
      it.or([
        it('member_id', '=', memberId),
        it(
          'order_number',
          'in',
          it.selectFrom('orders').select('number').where('orders.member_id', '=', memberId),
        ),
      ]),
    )
    .returning([
      'id',
      'removed_at',
      'writer_name',
      'writer_email',
      'title',
      'content',
      'answer_content',
      'answer_by',
      'answered_at',
      'created_at',
    ])
    .execute()
  const notRemoved = inquiries.filter(({ removed_at }) => removed_at === null)
  return {
    retained: notRemoved.map(({ id, removed_at: _, ...content }) => ({
      kind: 'inquiry' as const,
      subject: id,
      content,
      eraseAt: eraseAt('inquiry', content.answered_at ?? content.created_at),
    })),
  }
}
