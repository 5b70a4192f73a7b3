import type { ConsultingType } from '#contract/catalog.ts'
import type { Db } from '#server/platform/database.ts'

const columns = [
  'id',
  'consulting_type',
  'price',
  'shipping_fee',
  'is_active',
  'turnaround_days',
  'image_url',
  'words',
] as const

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProductById>>>

/** Lists the products on sale by position. */
export const findProductsOnSale = (db: Db) =>
  db
    .selectFrom('products')
    .select(columns)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Finds a product, on sale or not. */
export const findProductById = (db: Db, id: string) =>
  db.selectFrom('products').select(columns).where('id', '=', id).executeTakeFirst()

/** Finds the first product of a kind by position; those on sale come first. */
export const findFirstOfKind = (db: Db, consultingType: ConsultingType) =>
  db
    .selectFrom('products')
    .select(columns)
    .where('consulting_type', '=', consultingType)
    .orderBy('is_active', 'desc')
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst()

/** Lists the texts of all products, including those off sale. */
export const findProductTexts = (db: Db) =>
  db.selectFrom('products').select(['id', 'consulting_type', 'words']).execute()
