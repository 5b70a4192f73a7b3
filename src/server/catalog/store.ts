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

/** Every product that is on sale, in the order the owner gave them. */
export const findProductsOnSale = (db: Db) =>
  db
    .selectFrom('products')
    .select(columns)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The product whether or not it is on sale. */
export const findProductById = (db: Db, id: string) =>
  db.selectFrom('products').select(columns).where('id', '=', id).executeTakeFirst()

/** The first product of a kind in the owner's order; those on sale come before the others. */
export const findFirstOfKind = (db: Db, consultingType: string) =>
  db
    .selectFrom('products')
    .select(columns)
    .where('consulting_type', '=', consultingType)
    .orderBy('is_active', 'desc')
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst()

/** Names of all products, including those off sale. */
export const findProductTexts = (db: Db) =>
  db.selectFrom('products').select(['id', 'consulting_type', 'words']).execute()
