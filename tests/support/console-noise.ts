import { beforeEach, expect, vi } from 'vitest'

/** What is said on `console.error` or `console.warn` during a test fails it. */
beforeEach(() => {
  const spies = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name))

  return () => {
    const said = spies.flatMap(({ mock }) => mock.calls)
    for (const spy of spies) spy.mockRestore()
    expect(said, 'console noise').toEqual([])
  }
})
