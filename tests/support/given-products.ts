import { adminProducts } from '#contract/admin-catalog.ts'
import type { ConsultingType } from '#contract/catalog.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { replyOf, type TestApp } from './app.ts'
import { givenAdmin } from './given.ts'

/** A product of a kind that the studio no longer offers. */
export const retiredProduct = {
  consulting_type: 'STYLE_CONSULTING',
  name: '온라인 스타일 컨설팅',
} as const

/** Inserts {@link retiredProduct} with Korean and English texts; returns its ID. */
export async function givenRetiredProduct(db: Db, at: Date): Promise<string> {
  const { consulting_type, name } = retiredProduct
  const other = { summary: '', description: '' }
  const { id } = await db
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
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a second hair consulting with a higher price and a shorter turnaround. */
export async function givenExpressProduct(app: TestApp) {
  const body = {
    consulting_type: 'HAIR_CONSULTING' as const,
    name: '빠른 헤어 컨설팅',
    price: won(150_000),
    turnaround_days: 1,
    translations: { en: { name: 'Express hair consulting' } },
  }
  return replyOf(await app.call(adminProducts.create, { body }, { as: await givenAdmin(app) }))
}

/** ID of the first product of a kind (default: hair). */
export async function productIdOf(db: Db, kind: ConsultingType = 'HAIR_CONSULTING') {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('consulting_type', '=', kind)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  return id
}

export const colourProduct = {
  consulting_type: 'SKIN_CONSULTING',
  name: '퍼스널 컬러 · 메이크업 컨설팅',
  price: won(120_000),
} as const

/** Puts the second kind of consulting on sale as an administrator. */
export const givenColourProduct = async (app: TestApp) =>
  app.call(adminProducts.create, { body: colourProduct }, { as: await givenAdmin(app) })
