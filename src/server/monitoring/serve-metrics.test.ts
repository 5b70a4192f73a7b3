import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database.ts'
import { startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { givenOrderToWrite } from '#tests/support/given-reports.ts'
import { measured } from '#tests/support/measured.ts'
import { METRICS_TOKEN } from '#tests/support/site-process.ts'
import { JobRuns } from './job-runs.ts'

const authorization = `Bearer ${METRICS_TOKEN}`

async function startMonitored(jobRuns?: JobRuns) {
  const given = await startApp()
  const metrics = measured(jobRuns)
  const app = await createApp({ deps: given.deps, metrics, maxEventLoopDelayMs: 0 })
  onTestFinished(() => app.close())
  const read = async () => (await app.inject({ url: '/metrics', headers: { authorization } })).body
  return { given, app, read }
}

test('[A-16] metrics require the token, from this machine too', async () => {
  const { app } = await startMonitored()
  const statusOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/metrics', headers })).statusCode

  expect(await statusOf({ authorization })).toBe(200)
  expect(await statusOf({})).toBe(404)
  expect(await statusOf({ authorization: 'Bearer something-else' })).toBe(404)
})

test('[A-16] without a token there are no metrics', async () => {
  const { app } = await startApp()

  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
})

test('[A-16] counts requests by route pattern, without IDs or names of files', async () => {
  const { app, read } = await startMonitored()
  app.get('/assets/page-Cx81hash.js', async () => 'script')
  for (const url of [
    '/v1/orders/by-number/SECRET-1',
    '/no-such-page-SECRET-2',
    '/assets/page-Cx81hash.js',
  ])
    await app.inject(url)

  const text = await read()
  expect(text).toMatch(
    /http_requests_total\{method="GET",route="\/v1\/orders\/by-number\/:order_number",status="\d+"\} 1/,
  )
  expect(text).toContain('route="file",status="200"} 1')
  expect(text).toContain('http_request_duration_seconds_count{kind="call"} 1')
  expect(text).not.toMatch(/SECRET|hash/)
})

test('[A-16] tells what waits in the studio', async () => {
  const { given, read } = await startMonitored()
  await givenGuestOrder(given)
  await givenOrderToWrite(given)
  given.clock.advance(14 * DAY_MS)

  const text = await read()
  const value = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    )
  expect(value('gyeol_database_up')).toBe(1)
  expect(value('gyeol_orders_waiting{kind="DEPOSIT"}')).toBe(1)
  expect(value('gyeol_orders_waiting{kind="SHEET"}')).toBe(1)
  expect(value('gyeol_sheets_late{kind=""}')).toBe(1)
  expect(value('gyeol_amount_due_won{kind=""}')).toBe(100_000)
  expect(value('gyeol_oldest_order_seconds{kind="CONSULTING_SCHEDULED"}')).toBe(
    (14 * DAY_MS) / 1_000,
  )
  expect(value('gyeol_messages_unsent{kind="queued"}')).toBeGreaterThan(0)
  expect(value('gyeol_oldest_message_seconds{kind=""}')).toBe((14 * DAY_MS) / 1_000)
})

test('[A-16] without a database the process is still measured, and says so', async () => {
  const db = openDatabase('postgres://nobody:x@127.0.0.1:1/nothing')
  onTestFinished(() => db.destroy())
  const { deps } = await startApp()
  const app = await createApp({ deps: { ...deps, db }, metrics: measured() })
  onTestFinished(() => app.close())

  const { body, statusCode } = await app.inject({ url: '/metrics', headers: { authorization } })
  expect(statusCode).toBe(200)
  expect(body).toContain('gyeol_database_up 0')
  expect(body).not.toMatch(/^gyeol_orders_waiting\{/m)
})

test('counts the runs of jobs by their result, and measures the disk', async () => {
  const jobRuns = new JobRuns()
  const { read } = await startMonitored(jobRuns)
  const jobOf = (name: string, run: () => Promise<unknown>) =>
    jobRuns.counted({ name, cron: '* * * * *', run }).run()

  expect(await jobOf('works', async () => 7)).toBe(7)
  await expect(jobOf('fails', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  const text = await read()
  expect(text).toContain('gyeol_job_runs_total{name="works",result="done"} 1')
  expect(text).toContain('gyeol_job_runs_total{name="fails",result="failed"} 1')
  const bytes = (what: string) =>
    Number(RegExp(`^gyeol_disk_${what}_bytes (\\S+)$`, 'm').exec(text)![1])
  expect(bytes('available')).toBeGreaterThan(0)
  expect(bytes('size')).toBeGreaterThan(bytes('available'))
})
