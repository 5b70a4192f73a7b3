import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getProduct, listProducts } from '#contract/catalog.ts'
import { getPolicy, listContents, listFaqs } from '#contract/content.ts'
import { listShopFaqs } from '#contract/shop-faqs.ts'
import { startApp } from './support/app.ts'

/** As an older version, a restored backup or a person with database access may have stored it. */
const HOSTILE = '<p>결</p><img src=x onerror=steal()><script>steal()</script>'
const tables = [
  ['products', 'words', '{ko,description}'],
  ['faqs', 'words', '{ko,answer}'],
  ['shop_faqs', 'words', '{ko,answer}'],
  ['contents', 'words', '{ko,content}'],
  ['policies', 'html', '{ko}'],
] as const

test('[SEC-01] cleans HTML when it is shown, however it was stored', async () => {
  const { db, call } = await startApp()
  for (const [table, column, path] of tables) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} =
      jsonb_set(${sql.ref(column)}, ${path}::text[], to_jsonb(${HOSTILE}::text))`.execute(db)
  }
  const replies = {
    products: await call(listProducts, {}),
    product: await call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } }),
    faqs: await call(listFaqs, {}),
    shopFaqs: await call(listShopFaqs, { query: {} }),
    contents: await call(listContents, { query: {} }),
    policy: await call(getPolicy, { params: { kind: 'terms' } }),
  }

  const shown = Object.entries(replies).map(([name, { status, ...rest }]) => {
    const text = JSON.stringify(rest)
    return [name, status, text.includes('<p>결</p>'), /steal|onerror/.test(text)]
  })
  expect(shown).toEqual(Object.keys(replies).map((name) => [name, 200, true, false]))
})
