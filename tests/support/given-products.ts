import type { Db } from '#server/platform/database.ts'

/** On sale when the studio offered its kind, which it does no longer. */
export const retiredProduct = {
  consulting_type: 'STYLE_CONSULTING',
  name: '온라인 스타일 컨설팅',
} as const

/** {@link retiredProduct} as it stands in the database, also in English. */
export async function givenRetiredProduct(db: Db, at: Date) {
  const { consulting_type, name } = retiredProduct
  const other = { summary: '', description: '' }
  await db
    .insertInto('products')
    .values({
      consulting_type,
      position: 1,
      price: 150_000,
      shipping_fee: 0,
      is_active: true,
      words: JSON.stringify({ ko: { name, ...other }, en: { name: 'Style online', ...other } }),
      updated_at: at,
    })
    .execute()
}
