import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { guessLimits } from './guess-limits.ts'
import { limitRates } from './rate-limit.ts'

test('a network beyond its share adds nothing to the total of the target', async () => {
  const { deps } = await startApp()
  const max = { network: 10, networkAtTarget: 3, target: 5 }
  const guess = (ip: string, target = 'hana') => {
    const limits = guessLimits({ name: 'door', ip, targets: [target], windowMs: MINUTE_MS, max })
    return limitRates(deps, limits, deps.now())
  }
  const allowed = async (ip: string, target?: string) => {
    let count = 0
    for (let i = 0; i < 10; i += 1) {
      await guess(ip, target).then(
        () => (count += 1),
        () => {},
      )
    }
    return count
  }

  expect(await allowed('198.51.100.1')).toBe(3)
  expect(await allowed('198.51.100.2')).toBe(2)
  expect(await allowed('198.51.100.3')).toBe(0)
  expect(await allowed('198.51.100.1', 'duri')).toBe(0) // has used its limit at all targets
  expect(await allowed('198.51.100.4', 'duri')).toBe(3)
})
