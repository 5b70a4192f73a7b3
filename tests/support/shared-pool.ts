import { setImmediate as turn } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { openPool, type Tables } from '#server/platform/database.ts'

export interface SharedPool {
  readonly db: Kysely<Tables>
  /** Resolves once no statement or transaction runs any more. */
  settled(): Promise<void>
}

/**
 * Opens a pool for several tests, one after another: connecting and preparing every statement again
 * takes more time than most tests.
 */
export function openSharedPool(...given: Parameters<typeof openPool>): SharedPool {
  const pool = openPool(...given)
  const uses = new Set<Promise<unknown>>()

  async function connect() {
    const use = Promise.withResolvers<void>()
    uses.add(use.promise)
    const end = () => {
      uses.delete(use.promise)
      use.resolve()
    }
    try {
      const client = await pool.connect()
      const release = client.release.bind(client)
      client.release = () => {
        release()
        end()
      }
      return client
    } catch (error) {
      end()
      throw error
    }
  }

  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { ...pool, connect } }) }),
    async settled() {
      for (;;) {
        // What was only just asked takes its connection; whoever asked gets the last answer.
        await turn()
        if (uses.size === 0) return
        await Promise.all(uses)
      }
    },
  }
}
