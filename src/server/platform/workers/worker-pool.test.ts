import { expect, test } from 'vitest'
import { createWorkerPool, WorkerFailed } from './worker-pool.ts'

const program = new URL('../../../../tests/support/misbehaving-worker.ts', import.meta.url)
const limits = { threads: 1, maxWaiting: 2, maxMs: 60_000, maxHeapMb: 32 }

test.each(['exits', 'fills memory'])(
  '[A-09] a thread that %s fails its task alone, as temporarily unavailable',
  async (task) => {
    const run = createWorkerPool<string, string>(program, limits)
    const failure = await run(task).catch((error) => error)
    expect(failure).toBeInstanceOf(WorkerFailed)
    expect(failure).toMatchObject({ statusCode: 503, cause: expect.any(Error) })
    expect(await run('works')).toBe('works')
  },
)

test('[A-09] ends a thread whose task exceeds its time', async () => {
  const run = createWorkerPool<string, string>(program, { ...limits, maxMs: 500 })
  await expect(run('loops')).rejects.toBeInstanceOf(WorkerFailed)
  const patient = createWorkerPool<string, string>(program, limits)
  expect(await patient('works')).toBe('works')
})

test('[A-09] passes on what the program throws', async () => {
  const run = createWorkerPool<string, string>(program, limits)
  await expect(run('throws')).rejects.toThrow('a fault of the program')
})

test('[A-09] fails a task at once while too many wait', async () => {
  const run = createWorkerPool<string, string>(program, limits)
  await run('works')
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => run('works')))
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
})
