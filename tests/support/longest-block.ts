const TICK_MS = 5

/**
 * Measures the longest time in which this thread computed without reading anything, in ms. Only its own
 * processor time counts: a busy machine delays an event loop, but does not block it.
 */
export function measureLongestBlock() {
  let longest = 0
  let last = cpuMs()
  const timer = setInterval(() => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
  }, TICK_MS)
  return {
    end() {
      clearInterval(timer)
      return longest
    },
  }
}

function cpuMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
