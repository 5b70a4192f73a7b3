import { expect, test } from 'vitest'
import { readOpening } from '#contract/opening.ts'
import type { Deps } from '#server/deps.ts'
import { allJobs } from '#server/jobs.ts'
import { readFigures } from '#server/monitoring/read-figures.ts'
import type { BackupRunner } from '#server/ports/backup-runner.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBackups } from '#tests/support/given-backup.ts'
import { signedInAgain } from '#tests/support/given-orders.ts'

/** A studio whose job makes real backups, unless `problem` stands in their way. */
async function startStudio() {
  const state: { problem: string | null; calls: number } = { problem: null, calls: 0 }
  let run: BackupRunner['run'] = async () => null
  const backups: BackupRunner = {
    location: '/srv/backups',
    hour: 3,
    async run() {
      state.calls += 1
      if (state.problem) throw new Error(state.problem)
      return run()
    },
  }
  const app = await startApp({ backups })
  const { backUp } = await givenBackups(app)
  run = () => backUp()
  const admin = await givenAdmin(app)
  const job = (name: string) =>
    allJobs(app.deps as Deps)
      .find((it) => it.name === name)!
      .run()
  const item = async () => {
    const { items, backup } = replyOf(
      await app.call(readOpening, {}, { as: await signedInAgain(app, admin) }),
    )
    return { isDone: items.find(({ name }) => name === 'backup')!.is_done, ...backup }
  }
  return { app, clock: app.clock, state, job, item }
}

test('[O-06] the job makes a backup a day; the checklist shows when, where and how large', async () => {
  const { clock, state, job, item } = await startStudio()
  expect(await item()).toMatchObject({ isDone: false, location: '/srv/backups', last: null })
  const madeAt = clock.now()

  await job('backup')
  await job('backup')

  expect(state.calls).toBe(1)
  const { isDone, last, problem } = await item()
  expect({ isDone, problem }).toEqual({ isDone: true, problem: null })
  expect(last).toMatchObject({ made_at: madeAt.toISOString() })
  expect(last!.bytes).toBeGreaterThan(1_000)
  clock.advance(24 * HOUR_MS)
  await job('backup')
  expect(state.calls).toBe(2)
})

test('[O-06] the checklist asks for a backup again once the last one is old, or none is set up', async () => {
  const { clock, job, item } = await startStudio()
  await job('backup')
  clock.advance(36 * HOUR_MS + 1)
  expect((await item()).isDone).toBe(false)

  const without = await startApp()
  const admin = await givenAdmin(without)
  const reply = replyOf(await without.call(readOpening, {}, { as: admin }))
  expect(reply.backup).toEqual({ location: null, last: null, problem: null })
})

test('a failed backup is shown, mailed once, tried again hourly and forgotten after a success', async () => {
  const { app, clock, state, job, item } = await startStudio()
  state.problem = 'ENOSPC: no space left on device'

  await job('backup')
  await job('backup')
  expect(state.calls).toBe(1)
  clock.advance(HOUR_MS)
  await job('backup')
  expect(state.calls).toBe(2)
  expect(await item()).toMatchObject({ isDone: false, problem: state.problem })
  await job('administrators-mail')
  const mails = await app.db.selectFrom('messages').select(['kind', 'text']).execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['ADMIN_BACKUP_FAILED'])
  expect(mails[0]!.text).toContain('/srv/backups: ENOSPC: no space left on device')

  state.problem = null
  clock.advance(HOUR_MS)
  await job('backup')
  expect(await item()).toMatchObject({ isDone: true, problem: null })
})

test('metrics tell the age of the last backup, and nothing before the first', async () => {
  const { app, clock, job } = await startStudio()
  const age = async () => (await readFigures(app.db, clock.now())).backup_age_seconds
  expect(await age()).toEqual({})

  await job('backup')
  clock.advance(HOUR_MS)

  expect(await age()).toEqual({ '': 3_600 })
})
