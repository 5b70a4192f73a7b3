import { type Selectable, sql } from 'kysely'
import type { ShopFaq } from '#contract/content.ts'
import { toPage } from '#contract/page.ts'
import { defaultLanguage, type Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import type { ContentTables } from './tables.ts'

/** A page of the product page's questions, in the order the owner gave them. */
export async function listShopFaqs(
  { db }: Pick<Deps, 'db'>,
  { page, size }: { readonly page: number; readonly size: number },
  language: Language,
) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('shop_faqs')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('shop_faqs')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return toPage(
    rows.map((row) => toReply(row, language)),
    total,
    { page, size },
  )
}

/** One question; looking at it is counted. Refuses NOT_FOUND. */
export async function viewShopFaq({ db }: Pick<Deps, 'db'>, id: string, language: Language) {
  const row = await db
    .updateTable('shop_faqs')
    .set({ views: sql`views + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toReply(row, language) : refuse('NOT_FOUND')
}

interface Words {
  readonly question: string
  readonly answer: string
}

/** In Korean where a language has no words. */
function toReply(row: Selectable<ContentTables['shop_faqs']>, language: Language): ShopFaq {
  const byLanguage = row.words as Readonly<Record<Language, Words | undefined>>
  const words = byLanguage[language] ?? byLanguage[defaultLanguage]!
  return {
    id: row.id,
    question: words.question,
    answer: cleanHtml(words.answer),
    author: row.author ?? texts[language].shopFaqs.administrator,
    views: row.views,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
