import { expect, test } from 'vitest'
import { drillEmbedded } from '#tests/support/replication/embedded-drill.ts'

// Bound by time, which other tests on the same cores take: tried twice.
test('[A-13] a killed primary loses no confirmed order, and its standby takes orders within seconds', {
  retry: 1,
}, async () => {
  const figures = await drillEmbedded(60, false)

  expect(figures).toMatchObject({ lost: 0, doubled: 0, failed: 0 })
  expect(figures.answered).toBeGreaterThanOrEqual(120)
  expect(figures.secondsToFirstOrder).toBeLessThan(30)
})
