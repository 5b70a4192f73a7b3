import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from './support/app.ts'
import { everyPath, siteOf } from './support/built-site.ts'
import { givenReview } from './support/given-reviews.ts'

/** Closes a script, an attribute and a tag. */
const HOSTILE = `</script><script>steal()</script>"'><img src=x onerror=steal()>\u2028<!--`

test('[SEC-01] no stored text breaks out of the data or the markup of a page', async () => {
  const app = await startApp()
  const { db } = app
  await givenReview(app)
  await db.updateTable('reviews').set({ title: HOSTILE, text: HOSTILE, author: HOSTILE }).execute()
  for (const [table, path] of [
    ['products', '{ko,name}'],
    ['products', '{ko,summary}'],
    ['faqs', '{ko,question}'],
    ['shop_faqs', '{ko,question}'],
    ['contents', '{ko,title}'],
    ['contents', '{ko,name}'],
  ] as const) {
    await sql`update ${sql.table(table)}
      set words = jsonb_set(words, ${path}::text[], to_jsonb(${HOSTILE}::text))`.execute(db)
  }
  const { site, open } = await siteOf(app)
  onTestFinished(() => site.close())
  const showing: string[] = []
  const broken: string[] = []

  for (const path of everyPath) {
    const { body } = await open(path, 'ko')
    if (body.includes('steal()')) showing.push(path)
    if (/<script>steal|<img src=x/.test(body)) broken.push(path)
  }

  expect(showing.length).toBeGreaterThan(8)
  expect(broken).toEqual([])
})
