import pg from 'pg'

export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
  /** First returned row, by which generated IDs are recognized in later statements. */
  readonly firstRow: Readonly<Record<string, unknown>> | null
}

/**
 * Runs `work` and returns the statements that it sent through `pg`, with values and first rows, for the
 * bare server to repeat.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config, values] = given as [string | pg.QueryConfig, unknown[] | undefined]
    const text = typeof config === 'string' ? config : config.text
    const sent = (typeof config === 'string' ? values : config.values) ?? []
    const result = (original as (...args: unknown[]) => Promise<pg.QueryResult>).apply(this, given)
    const at = statements.push({ text, values: sent, firstRow: null }) - 1
    void result?.then?.(({ rows }) => {
      statements[at] = { text, values: sent, firstRow: rows[0] ?? null }
    })
    return result
  } as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return statements
}
