import { vi } from 'vitest'

/**
 * What a server answers that is not busy: one on a machine that works on much else turns calls away
 * with 503 before it looks at them, and is asked again.
 */
export const whenNotBusy = <Answer extends { readonly statusCode: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> =>
  vi.waitFor(
    async () => {
      const answer = await ask()
      if (answer.statusCode === 503) throw new Error('the server stayed busy')
      return answer
    },
    { timeout: 20_000, interval: 100 },
  )
