import { sql } from 'kysely'
import { policyKinds } from '#contract/content.ts'
import { ARTICLE_TYPE, PLAIN_TYPE } from '#domain/content/article-type.ts'
import { languages } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { firstContents } from './contents/first-contents.ts'
import { firstFaqs } from './faqs/first-faqs.ts'
import { firstBanners } from './first-banners.ts'
import { firstMediaAddresses, storeFirstMedia } from './first-media.ts'
import { isFilled } from './is-filled.ts'
import { firstPolicies } from './policies/first-policies.ts'
import { policyIn } from './policies/policy.ts'
import { firstProducts } from './products.ts'
import { firstShopFaqs } from './shop-faqs/first-shop-faqs.ts'

type AddressOf = (picture: string) => string

const LOCK_ID = 7_305_001

/**
 * Inserts the base content in three languages: products, policies, questions, articles, banners and a
 * promotion. Returns false and changes nothing if the database has content already. Servers that
 * start together wait for each other.
 */
export async function seedBase({
  db,
  now,
  storage,
}: Pick<Deps, 'db' | 'now' | 'storage'>): Promise<boolean> {
  if (await isFilled(db)) return false
  await storeFirstMedia(storage)
  const addressOf = await firstMediaAddresses()
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(tx)
    if (await isFilled(tx)) return false

    const at = now()
    await insertProducts(tx, at)
    await insertPolicies(tx, at)
    await insertFaqs(tx, at)
    await insertShopFaqs(tx, at)
    await insertContents(tx, at, addressOf)
    await insertBanners(tx, at, addressOf)
    await insertPromotion(tx, at)
    return true
  })
}

const insertProducts = (tx: Db, at: Date) =>
  tx
    .insertInto('products')
    .values(
      firstProducts.map(
        ({ consultingType, price, shippingFee, turnaroundDays, words }, position) => ({
          consulting_type: consultingType,
          position,
          price,
          shipping_fee: shippingFee,
          turnaround_days: turnaroundDays,
          is_active: true,
          words: JSON.stringify(words),
          updated_at: at,
        }),
      ),
    )
    .execute()

/** Inserts the policies with the figures of the current settings. */
async function insertPolicies(tx: Db, at: Date) {
  const settings = await readSettings(tx)
  await tx
    .insertInto('policies')
    .values(
      policyKinds.map((kind) => ({
        kind,
        version: 1,
        effective_at: at,
        html: JSON.stringify(
          Object.fromEntries(
            languages.map((language) => [
              language,
              policyIn(firstPolicies[kind], language, settings),
            ]),
          ),
        ),
      })),
    )
    .execute()
}

const insertFaqs = (tx: Db, at: Date) =>
  tx
    .insertInto('faqs')
    .values(
      firstFaqs.map((words, position) => ({
        position,
        status: '활성',
        words: JSON.stringify(words),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()

const insertShopFaqs = async (tx: Db, at: Date) =>
  tx
    .insertInto('shop_faqs')
    .values(
      firstShopFaqs(await readSettings(tx)).map((words, position) => ({
        position,
        words: JSON.stringify(words),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()

const insertContents = (tx: Db, at: Date, addressOf: AddressOf) =>
  tx
    .insertInto('contents')
    .values(
      firstContents.map(({ linkUrl, picture, words }, position) => ({
        position,
        status: '활성',
        article_type: linkUrl ? ARTICLE_TYPE : PLAIN_TYPE,
        image_url: addressOf(picture),
        link_url: linkUrl ?? null,
        words: JSON.stringify(words),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()

const insertBanners = (tx: Db, at: Date, addressOf: AddressOf) =>
  tx
    .insertInto('banners')
    .values(
      firstBanners.map(({ type, picture, words }, position) => ({
        position,
        type,
        status: '활성',
        image_url: addressOf(picture),
        words: JSON.stringify(words),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()

/** Inserts a promotion of 10%, once per person, without an end date. */
const insertPromotion = (tx: Db, at: Date) =>
  tx
    .insertInto('promotions')
    .values({
      code: 'WELCOME10',
      name: '환영 10% 할인',
      translations: JSON.stringify({
        en: { name: '10% off to welcome you' },
        vi: { name: 'Giảm 10% chào mừng bạn' },
      }),
      discount_type: 'PERCENTAGE',
      discount_value: 10,
      starts_at: at,
      status: 'ACTIVE',
      per_person_limit: 1,
      created_at: at,
    })
    .execute()
