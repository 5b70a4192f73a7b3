import pg from 'pg'

/** The same server and account, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** One statement on a connection of its own, as `create database` wants it, and its rows. */
export async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}
