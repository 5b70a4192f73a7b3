import { eraseAt } from '#domain/accounts/retention.ts'
import type { Db } from '#server/platform/database.ts'

/** A member leaves: their inquiries go from every list to where the law wants them kept. */
export async function leaveInquiries(tx: Db, memberId: string) {
  const inquiries = await tx
    .deleteFrom('inquiries')
    .where('member_id', '=', memberId)
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
    kept: notRemoved.map(({ id, removed_at: _, ...content }) => ({
      kind: 'inquiry' as const,
      subject: id,
      content,
      eraseAt: eraseAt('inquiry', content.answered_at ?? content.created_at),
    })),
  }
}
