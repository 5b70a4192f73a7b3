import type { Selectable } from 'kysely'
import type { Faq } from '#contract/content.ts'
import { toPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { findVisiblePage } from './find-visible-page.ts'
import type { ContentTables } from './tables.ts'

/** Lists a page of the questions on the landing page and the FAQ page. Source: LND-06, FAQ-01. */
export async function listFaqs(
  { db }: Pick<Deps, 'db'>,
  query: { readonly page: number; readonly size: number },
  language: Language,
) {
  const { rows, total } = await findVisiblePage(db, 'faqs', query)
  return toPage(
    rows.map((row) => toReply(row, language)),
    total,
    query,
  )
}

function toReply({ id, words }: Selectable<ContentTables['faqs']>, language: Language): Faq {
  const { question, answer } = textsIn(language, words)
  return { id, question, answer: cleanHtml(answer) }
}
