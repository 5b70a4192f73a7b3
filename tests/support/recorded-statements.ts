import pg from 'pg'

export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Name of a prepared statement. */
  readonly name: string | undefined
}

/** Runs `work` and returns the statements that all connections of this process sent meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = []
  const original = pg.Client.prototype.query
  function recordedQuery(this: pg.Client, ...given: [string | pg.QueryConfig, unknown[]?]) {
    const [config, values = []] = given
    const sent: pg.QueryConfig = typeof config === 'string' ? { text: config, values } : config
    statements.push({ text: sent.text, values: sent.values ?? [], name: sent.name })
    return Reflect.apply(original, this, given)
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
