import type { DescribeSubjects } from '#server/notifications/index.ts'
import { texts } from '#texts/all.ts'
import { ofConsultant } from './store.ts'

/** Describes inquiries by title and author; omits the title of a private one. */
export const describeInquiries: DescribeSubjects = async (db, ids, language, consultant) => {
  let inquiries = db
    .selectFrom('inquiries')
    .select(['id', 'title', 'is_private', 'writer_name'])
    .where('id', 'in', ids)
  if (consultant) inquiries = inquiries.where(ofConsultant(consultant))
  const rows = await inquiries.execute()
  const { locked } = texts[language].inquiries
  return new Map(
    rows.map((it) => [it.id, `${it.is_private ? locked : it.title} · ${it.writer_name}`]),
  )
}
