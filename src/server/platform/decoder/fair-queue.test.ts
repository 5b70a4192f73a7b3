import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Queues work and records the order in which it starts. */
function startTurns() {
  const inTurn = createFairQueue()
  const begun: string[] = []
  const send = (caller: string, name: string) =>
    inTurn(caller, async () => {
      begun.push(name)
    })
  return { inTurn, begun, send }
}

test('[A-01] serves callers in turn, however many pictures one sends', async () => {
  const { begun, send } = startTurns()

  const sent = ['many 1', 'many 2', 'many 3', 'many 4'].map((name) => send('many', name))
  await Promise.all([...sent, send('one', 'one'), send('two', 'two')])

  expect(begun).toEqual(['many 1', 'one', 'two', 'many 2', 'many 3', 'many 4'])
})

test('[A-01] a failure reaches its caller, and the next task runs', async () => {
  const { inTurn, begun, send } = startTurns()

  const failing = inTurn('one', () => Promise.reject(new Error('broken')))
  const next = send('two', 'next')

  await expect(failing).rejects.toThrow('broken')
  await next
  expect(begun).toEqual(['next'])
})

test('[A-02] sixty waiting tasks of one caller delay another by one task', async () => {
  const { inTurn, begun, send } = startTurns()
  const gate = Promise.withResolvers<void>()

  const first = inTurn('many', () => gate.promise)
  const waiting = Array.from({ length: 60 }, () => send('many', 'many'))
  const one = send('one', 'one')
  gate.resolve()
  const results = await Promise.allSettled([first, ...waiting])
  await one

  expect(begun.indexOf('one')).toBe(0)
  const refused = results.flatMap((it, at) =>
    it.status === 'rejected' ? [[at, it.reason.code]] : [],
  )
  expect(refused).toEqual([[60, 'UNAVAILABLE']])
})

test('[A-02] a newcomer takes the place of whoever waits with the most tasks, not of the newest task', async () => {
  const { inTurn, begun, send } = startTurns()
  const gate = Promise.withResolvers<void>()

  const first = inTurn('first', () => gate.promise)
  const many = Array.from({ length: 59 }, (_, at) => send('many', `many ${at}`))
  const others = [send('two', 'two'), send('three', 'three')]
  gate.resolve()
  const results = await Promise.allSettled([first, ...others, ...many])

  expect(results.findIndex(({ status }) => status === 'rejected')).toBe(results.length - 1)
  expect(begun).toEqual(expect.arrayContaining(['two', 'three']))
})

test('[A-02] refuses the sixty-first task of one caller, and accepts more when they are done', async () => {
  const { inTurn, begun, send } = startTurns()
  const gate = Promise.withResolvers<void>()

  const first = inTurn('many', () => gate.promise)
  const waiting = Array.from({ length: 60 }, () => send('many', 'waiting'))
  expect(() => send('many', 'too many')).toThrow('UNAVAILABLE')
  gate.resolve()
  await Promise.all([first, ...waiting])
  await send('many', 'afterwards')

  expect(begun.at(-1)).toBe('afterwards')
})

test('[A-02] refuses a newcomer while sixty others wait for one task each', async () => {
  const { inTurn, begun, send } = startTurns()
  const gate = Promise.withResolvers<void>()

  const first = inTurn('first', () => gate.promise)
  const waiting = Array.from({ length: 60 }, (_, at) => send(`caller ${at}`, 'waiting'))
  expect(() => send('one', 'too many')).toThrow('UNAVAILABLE')
  gate.resolve()
  await Promise.all([first, ...waiting])

  expect(begun).toHaveLength(60)
})
