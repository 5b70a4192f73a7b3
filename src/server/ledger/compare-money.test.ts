import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { compareMoney, readLastDisagreements } from './compare-money.ts'

test('stores one result when several instances compare at once', async () => {
  const app = await startApp()
  const compare = () => compareMoney(app.deps)

  expect(await Promise.all([compare(), compare(), compare(), compare()])).toEqual([0, 0, 0, 0])

  const compared_at = app.clock.now().toISOString()
  expect(await readLastDisagreements(app.db)).toEqual({ compared_at, items: [] })
})
