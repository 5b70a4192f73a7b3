import pg from 'pg'
import { z } from 'zod'

const statement = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  /** First returned row, by which generated IDs are recognized in later statements. */
  firstRow: z.record(z.string(), z.unknown()).nullable(),
})
export type RecordedStatement = z.output<typeof statement>

/** What the bare server needs of a recorded order. */
export const recordedOrder = z.object({
  statements: z.array(statement),
  orderNumber: z.string(),
  idempotencyKey: z.string(),
})

/**
 * Runs `work` and returns the statements that it sent through `pg`, with values and first rows, for the
 * bare server to repeat.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = []
  const original = pg.Client.prototype.query
  function recordedQuery(this: pg.Client, ...given: [string | pg.QueryConfig, unknown[]?]) {
    const [config, values] = given
    const text = typeof config === 'string' ? config : config.text
    const sent = (typeof config === 'string' ? values : config.values) ?? []
    const result: Promise<pg.QueryResult> | undefined = Reflect.apply(original, this, given)
    const at = statements.push({ text, values: sent, firstRow: null }) - 1
    void result?.then?.(({ rows }) => {
      statements[at] = { text, values: sent, firstRow: rows[0] ?? null }
    })
    return result
  }
  // pg types a query by overloads, which no single function has.
  pg.Client.prototype.query = recordedQuery as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return statements
}
