import type { Db } from '#server/platform/database.ts'

const columns = [
  'consulting_type',
  'price',
  'shipping_fee',
  'is_active',
  'turnaround_days',
  'image_url',
  'words',
] as const

/** Every product that is on sale, in the order the owner gave them. */
export const findProductsOnSale = (db: Db) =>
  db
    .selectFrom('products')
    .select(columns)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('consulting_type')
    .execute()

/** The product whether or not it is on sale. */
export const findProduct = (db: Db, consultingType: string) =>
  db
    .selectFrom('products')
    .select(columns)
    .where('consulting_type', '=', consultingType)
    .executeTakeFirst()

/** Names of all products, including those off sale. */
export const findProductWords = (db: Db) =>
  db.selectFrom('products').select(['consulting_type', 'words']).execute()
