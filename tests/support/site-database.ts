import { expect, type Locator, type Page } from '@playwright/test'
import { connectToDatabaseIn } from './running-database.ts'
import type { RunningSite } from './site-process.ts'

/**
 * Executes SQL in a running site's database and clears its page cache: for situations that no call can
 * create, such as an unreadable table.
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

/** Opens a public page repeatedly until it shows an element, since the cache is cleared with a delay. */
export async function openWith(page: Page, path: string, shown: Locator) {
  await expect(async () => {
    await page.goto(path)
    await expect(shown).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
}
