import { expressionBuilder, type Selectable } from 'kysely'
import type { Banner, listBanners as contract } from '#contract/content.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { findVisiblePage } from './find-visible-page.ts'
import type { ContentTables } from './tables.ts'

type Query = ParsedOf<typeof contract>['query']

/**
 * Lists a page of the banners whose period includes now. Asking for hidden ones returns an empty
 * page. Source: LND-02, LND-03.
 */
export async function listBanners(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { status, type, page, size }: Query,
  language: Language,
) {
  const at = now()
  const eb = expressionBuilder<ContentTables, 'banners'>()
  const holds = eb.and([
    eb('status', '=', status),
    eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', at)]),
    eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]),
    ...(type ? [eb('type', '=', type)] : []),
  ])
  const { rows, total } = await findVisiblePage(db, 'banners', { page, size }, holds)
  return toPage(
    rows.map((row) => toReply(row, language)),
    total,
    { page, size },
  )
}

const toReply = (row: Selectable<ContentTables['banners']>, language: Language): Banner => ({
  id: row.id,
  image_url: row.image_url,
  video_url: row.video_url,
  link_url: row.link_url,
  type: row.type,
  status: row.status,
  position: row.position,
  alt: textsIn(language, row.words).alt,
})
