import { expect, onTestFinished, test, vi } from 'vitest'
import { measureLongestBlock } from './longest-block.ts'

const COMPUTED_MS = 80

function startMeasuring() {
  const block = measureLongestBlock()
  onTestFinished(block.end)
  return block
}

test('[A-09] measures the longest computation since the last reading', async () => {
  const block = startMeasuring()
  compute(COMPUTED_MS)
  await vi.waitUntil(() => block.take() >= COMPUTED_MS)
})

test('[A-09] a thread that waits is not blocked by computing', async () => {
  const block = startMeasuring()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * COMPUTED_MS)
  await nextTick()
  expect(block.take()).toBeLessThan(COMPUTED_MS)
})

function compute(ms: number) {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  const until = used() + ms
  while (used() < until);
}

/** Timers that are due run before this one. */
const nextTick = () => new Promise((resolve) => setTimeout(resolve, 20))
