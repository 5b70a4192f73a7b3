import { beforeEach, expect, vi } from 'vitest'

/** Fails a test that logs to `console.error` or `console.warn`. */
beforeEach(() => {
  const spies = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name))

  return () => {
    const said = spies.flatMap(({ mock }) => mock.calls)
    for (const spy of spies) spy.mockRestore()
    expect(said, 'console noise').toEqual([])
  }
})
