import { type Selectable, sql } from 'kysely'
import { toPage } from '#contract/page.ts'
import type { ShopFaq } from '#contract/shop-faqs.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { findVisiblePage } from './find-visible-page.ts'
import type { ContentTables } from './tables.ts'

/** Lists a page of the product page's questions, by position. */
export async function listShopFaqs(
  { db }: Pick<Deps, 'db'>,
  { page, size }: { readonly page: number; readonly size: number },
  language: Language,
) {
  const { rows, total } = await findVisiblePage(db, 'shop_faqs', { page, size })
  return toPage(
    rows.map((row) => toReply(row, language)),
    total,
    { page, size },
  )
}

/** Returns one question and counts the view. Refuses NOT_FOUND. */
export async function viewShopFaq({ db }: Pick<Deps, 'db'>, id: string, language: Language) {
  const row = await db
    .updateTable('shop_faqs')
    .set({ views: sql`views + 1` })
    .where('id', '=', id)
    .where('status', '=', '활성')
    .returningAll()
    .executeTakeFirst()
  return row ? toReply(row, language) : refuse('NOT_FOUND')
}

function toReply(row: Selectable<ContentTables['shop_faqs']>, language: Language): ShopFaq {
  const words = textsIn(language, row.words)
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
