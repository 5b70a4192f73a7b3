import { isOffered } from '#consultings/kinds.ts'
import type { adminProducts, ProductChange } from '#contract/admin-catalog.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import {
  mapLanguages,
  mergeTranslations,
  translationsIn,
} from '#server/platform/localized-texts.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  changeProduct,
  findProducts,
  insertProduct,
  lockProduct,
  removeProduct,
} from './admin-store.ts'
import { announceProduct } from './announce-product.ts'
import { type Ratings, toReply } from './product-reply.ts'
import { countRequests } from './product-requests-store.ts'

type Clocked = Pick<Deps, 'db' | 'now'>
/** Dependencies for changes that may put a product on sale, which sends emails with links. */
type Selling = Clocked & Pick<Deps, 'publicUrl' | 'secret'>
type Reply = ReplyOf<typeof adminProducts.create>
type ProductRow = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

/** Lists every product, on sale or not, by position. */
export async function listAllProducts(
  { db }: Pick<Deps, 'db'>,
  { ratingsOf }: Ratings,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const [all, ratings, waiting] = await Promise.all([
    findProducts(db),
    ratingsOf(db),
    countRequests(db),
  ])
  const pageRows = all.slice((page - 1) * size, page * size)
  const items = pageRows.map((row) => toAdminReply(row, ratings))
  return { ...toPage(items, all.length, { page, size }), waiting }
}

/**
 * Creates a product in the last position and notifies everybody who requested its kind. Refuses
 * KIND_NOT_OFFERED.
 */
export function createProduct(
  { db, now, ...links }: Selling,
  { ratingsOf }: Ratings,
  admin: Member,
  context: RequestContext,
  body: ParsedOf<typeof adminProducts.create>['body'],
): Promise<Reply> {
  const at = now()
  if (!isOffered(body.consulting_type)) refuse('KIND_NOT_OFFERED')
  return inTransaction(db, async (tx) => {
    const row = await insertProduct(tx, {
      ...columnsOf(body, undefined),
      consulting_type: body.consulting_type,
      price: body.price,
      shipping_fee: body.shipping_fee ?? 0,
      is_active: body.is_active ?? true,
      updated_at: at,
    })
    const detail = { after: body }
    await audit(tx, admin, context, { action: 'product.create', subject: row.id, detail, at })
    await announceProduct(tx, links, row, at)
    return toAdminReply(row, await ratingsOf(tx))
  })
}

/**
 * Changes a product; fields left out stay unchanged. Existing orders keep their price. Putting it
 * on sale notifies everybody who requested its kind. Refuses NOT_FOUND, KIND_NOT_OFFERED when it is
 * put on sale, and EDIT_CONFLICT with the current product.
 */
export function updateProduct(
  { db, now, ...links }: Selling,
  { ratingsOf }: Ratings,
  admin: Member,
  context: RequestContext,
  { id, body }: { readonly id: string; readonly body: ProductChange },
): Promise<Reply> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = (await lockProduct(tx, id)) ?? refuse('NOT_FOUND')
    if (body.is_active && !isOffered(before.consulting_type)) refuse('KIND_NOT_OFFERED')
    if (body.base_revision !== undefined && body.base_revision !== before.revision) {
      refuse('EDIT_CONFLICT', { current: toAdminReply(before, await ratingsOf(tx)) })
    }
    const row = await changeProduct(tx, id, { ...columnsOf(body, before), updated_at: at })
    const detail = { before, after: body }
    await audit(tx, admin, context, { action: 'product.update', subject: id, detail, at })
    await announceProduct(tx, links, row, at)
    return toAdminReply(row, await ratingsOf(tx))
  })
}

/**
 * Deletes a product, or takes it off sale if it has been ordered; its page stays. Refuses
 * NOT_FOUND.
 */
export function deleteProduct(
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  id: string,
): Promise<undefined> {
  const at = now()
  return inTransaction(db, async (tx: Db) => {
    const before = (await lockProduct(tx, id)) ?? refuse('NOT_FOUND')
    const outcome = await removeProduct(tx, id, at)
    const detail = { before, outcome }
    await audit(tx, admin, context, { action: 'product.delete', subject: id, detail, at })
    return undefined
  })
}

function columnsOf(body: ProductChange, before: ProductRow | undefined) {
  const { name, summary, description, translations } = body
  const words = mergeTranslations(before?.words, {
    ko: { name, summary, description },
    translations,
  })
  return {
    price: body.price ?? before?.price,
    shipping_fee: body.shipping_fee ?? before?.shipping_fee,
    is_active: body.is_active ?? before?.is_active,
    ...(body.turnaround_days !== undefined && { turnaround_days: body.turnaround_days }),
    image_url: body.image_url === undefined ? (before?.image_url ?? null) : body.image_url,
    ...(body.position !== undefined && { position: body.position }),
    words: JSON.stringify(
      mapLanguages(words, (it) => ({
        name: it.name,
        summary: it.summary ?? '',
        description: cleanHtml(it.description ?? ''),
      })),
    ),
  }
}

const toAdminReply = (row: ProductRow, ratings: Parameters<typeof toReply>[1]): Reply => ({
  ...toReply(row, ratings, 'ko'),
  is_active: row.is_active,
  id: row.id,
  position: row.position,
  translations: translationsIn(row.words),
  updated_at: row.updated_at.toISOString(),
  revision: row.revision,
})
