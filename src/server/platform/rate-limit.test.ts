import { expect, onTestFinished, test } from 'vitest'
import { checkUserId } from '#contract/sign-up.ts'
import { startApp } from '#tests/support/app.ts'
import { MINUTE_MS, testClock } from '#tests/support/clock.ts'
import { openTestDatabase, testDatabase } from '#tests/support/database.ts'
import { limitRate, limitRates, releaseRateLimit } from './rate-limit.ts'

const limit = { key: 'greetings:hana', max: 3, windowMs: MINUTE_MS }

/** Opens two connections as two servers would. */
async function twoInstances() {
  const database = await testDatabase()
  const instances = [openTestDatabase(database.url), openTestDatabase(database.url)] as const
  onTestFinished(async () => {
    for (const db of instances) await db.destroy()
    await database.drop()
  })
  return instances
}

const outcomes = async (tries: readonly Promise<void>[]) =>
  (await Promise.allSettled(tries)).map(({ status }) => status)

test('two instances share their counts, also concurrently', async () => {
  const [one, two] = await twoInstances()
  const at = testClock().now()

  const tries = Array.from({ length: 10 }, (_, i) => limitRate(i % 2 ? one : two, limit, at))

  expect((await outcomes(tries)).filter((it) => it === 'fulfilled')).toHaveLength(3)
})

test('the window starts with the first call and ends for all calls', async () => {
  const [db] = await twoInstances()
  const clock = testClock()
  const once = () => limitRate(db, limit, clock.now())

  await once()
  clock.advance(MINUTE_MS - 1_500)
  await once()
  await once()
  await expect(once()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    extra: { retry_after: 2 },
  })
  clock.advance(1_500)
  await once()
})

test('keys are counted separately', async () => {
  const [db] = await twoInstances()
  const at = testClock().now()
  for (let i = 0; i < 3; i++) await limitRate(db, limit, at)

  await limitRate(db, { ...limit, key: 'greetings:duri' }, at)
})

test('a call that exceeds a limit is not counted under the next ones', async () => {
  const [db] = await twoInstances()
  const at = testClock().now()
  const limits = [
    { ...limit, max: 1 },
    { ...limit, key: 'greetings:all' },
  ]
  const once = () => limitRates({ db, rateLimits: true }, limits, at)

  expect(await outcomes([once(), once(), once()])).toContain('rejected')

  const counts = await db
    .selectFrom('rate_limits')
    .select(['key', 'count'])
    .orderBy('key')
    .execute()
  expect(counts).toEqual([
    { key: 'greetings:all', count: 1 },
    { key: 'greetings:hana', count: 3 },
  ])
})

test('a released try can be used again; releasing more has no effect', async () => {
  const [db] = await twoInstances()
  const at = testClock().now()
  await releaseRateLimit(db, limit.key)
  for (let i = 0; i < 3; i++) await limitRate(db, limit, at)

  await releaseRateLimit(db, limit.key)
  await limitRate(db, limit, at)
  await expect(limitRate(db, limit, at)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a refusal for too many calls says when to retry', async () => {
  const app = await startApp()
  const check = () => app.call(checkUserId, { body: { user_id: 'hana' } })
  for (let i = 0; i < 60; i++) await check()

  expect(await check()).toMatchObject({
    status: 429,
    refusal: { code: 'TOO_MANY_REQUESTS', retry_after: 600 },
    headers: { 'retry-after': '600' },
  })
})

test('an operator can disable the limits', async () => {
  const app = await startApp({ rateLimits: false })

  for (let i = 0; i < 70; i++) {
    expect((await app.call(checkUserId, { body: { user_id: 'hana' } })).status).toBe(200)
  }
})
