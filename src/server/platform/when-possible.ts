import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { errorMessage } from './error-fields.ts'
import { isTemporary } from './errors.ts'

const PAUSE_MS = 1_000

/**
 * Repeats a step of the start every second while the database or the storage is away, and logs why:
 * after a power failure machines come back in any order, and nobody is there to start the site again.
 *
 * @throws what the step throws for any other reason, such as a wrong password.
 */
export async function whenPossible<T>(
  name: string,
  step: () => Promise<T>,
  log: Pick<Logger, 'error'>,
): Promise<T> {
  while (true) {
    try {
      return await step()
    } catch (error) {
      if (!isTemporary(error)) throw error
      log.error(`${name}: not possible yet (${errorMessage(error)}), next try in a second`)
      await pause(PAUSE_MS)
    }
  }
}
