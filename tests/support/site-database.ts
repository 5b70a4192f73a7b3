import { expect, type Locator, type Page } from '@playwright/test'
import { connectToDatabaseIn } from './running-database.ts'
import type { RunningSite } from './site-process.ts'

/**
 * Says something to the database of a running site behind its back, and has its pages rendered
 * anew: for what nobody could bring about from outside, such as a table that cannot be read.
 */
export async function executeOnDatabase({ dataDir }: RunningSite, statement: string) {
  const client = await connectToDatabaseIn(dataDir)
  try {
    await client.query(statement)
    await client.query('notify pages_changed')
  } finally {
    await client.end()
  }
}

/**
 * Opens a page of visitors, again if need be, until it shows what was told to the database: the
 * server hears of a change moments after it is made.
 */
export async function openWith(page: Page, path: string, shown: Locator) {
  await expect(async () => {
    await page.goto(path)
    await expect(shown).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
}
