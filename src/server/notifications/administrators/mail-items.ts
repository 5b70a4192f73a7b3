import type { AdminOccasion } from '#domain/notifications/admin-mails.ts'
import type { Db } from '#server/platform/database.ts'
import type { Administrator } from './admin-events-store.ts'
import { type AdminMailSources, adminPaths, describeFailedMails } from './describe-subjects.ts'

/** Maximum items listed in an email; the rest is counted. */
const MAX_ITEMS = 50

/** The items of one occasion in an email. */
export interface MailItemGroup {
  readonly occasion: AdminOccasion
  readonly items: readonly { readonly text: string; readonly url: string }[]
  /** Number of items that are not listed. */
  readonly more: number
}

interface Reader {
  readonly tx: Db
  readonly admin: Administrator
  readonly sources: AdminMailSources
  readonly publicUrl: string
}

/**
 * Describes each subject once in the administrator's language, with its path in the back office.
 */
export async function describeItems(
  { tx, admin, sources, publicUrl }: Reader,
  occasion: AdminOccasion,
  subjects: readonly string[],
): Promise<MailItemGroup> {
  const unique = [...new Set(subjects)]
  if (unique.length === 0) return { occasion, items: [], more: 0 }
  const describe = occasion === 'MAIL_FAILED' ? describeFailedMails : sources.describe[occasion]
  const texts = await describe(
    tx,
    unique,
    admin.language,
    admin.role === 'CONSULTANT' ? admin.id : undefined,
  )
  const items = unique.flatMap((subject) => {
    const text = texts.get(subject)
    return text ? [{ text, url: `${publicUrl}${adminPaths[occasion](subject)}` }] : []
  })
  return {
    occasion,
    items: items.slice(0, MAX_ITEMS),
    more: Math.max(0, items.length - MAX_ITEMS),
  }
}
