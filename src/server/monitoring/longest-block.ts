const TICK_MS = 5

/**
 * Measures the longest time for which this thread computed without reading anything, in ms, to within
 * some milliseconds. Only its own processor time counts: a busy machine delays an event loop, but does
 * not block it.
 */
export function measureLongestBlock() {
  let longest = 0
  let last = processorMs()
  const timer = setInterval(() => {
    const now = processorMs()
    longest = Math.max(longest, now - last)
    last = now
  }, TICK_MS).unref()
  return {
    /** Returns the longest since the last call. */
    take() {
      const taken = longest
      longest = 0
      return taken
    },
    end: () => clearInterval(timer),
  }
}

function processorMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
