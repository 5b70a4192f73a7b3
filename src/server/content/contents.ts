import type { Selectable } from 'kysely'
import type { Content } from '#contract/content.ts'
import { toPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findVisiblePage } from './find-visible-page.ts'
import type { ContentTables } from './tables.ts'

/** Lists a page of contents with their full text. Source: LND-08, CNT-01. */
export async function listContents(
  { db }: Pick<Deps, 'db'>,
  query: { readonly page: number; readonly size: number },
  language: Language,
) {
  const { rows, total } = await findVisiblePage(db, 'contents', query)
  return toPage(
    rows.map((row) => toReply(row, language)),
    total,
    query,
  )
}

/** Returns one content. Refuses NOT_FOUND, also for a hidden one. */
export async function getContent({ db }: Pick<Deps, 'db'>, id: string, language: Language) {
  const row = await db
    .selectFrom('contents')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', '활성')
    .executeTakeFirst()
  return row ? toReply(row, language) : refuse('NOT_FOUND')
}

function toReply(row: Selectable<ContentTables['contents']>, language: Language): Content {
  const { title, name, description, content } = textsIn(language, row.words)
  return {
    id: row.id,
    title,
    name: name ?? title,
    image_url: row.image_url,
    description,
    content: cleanHtml(content),
    article_type: row.article_type,
    link_url: row.link_url,
  }
}
