import { ExpressionWrapper, type OperationNodeSource, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { errorCode } from './error-fields.ts'

/** A part of a statement: a write, or a read that locks. */
export interface Part {
  /** Unique within the statement. Reads and later parts select the returned rows from it. */
  readonly name: string
  readonly query: OperationNodeSource
}

type Reads = Readonly<Record<string, RawBuilder<unknown>>>
type RowOf<R extends Reads> = {
  readonly [Name in keyof R]: R[Name] extends RawBuilder<infer Value> ? Value : never
}

/**
 * Runs parts of several capabilities as one statement and returns the values of `reads`. A round trip
 * costs the server and the database more than a row, see docs/performance.md.
 *
 * No part sees what another one writes, except the rows that it returns under its name. Foreign keys are
 * checked at the end of the statement. A locking part runs only if a read or another part selects from it.
 */
export async function inOneStatement<R extends Reads>(
  tx: Db,
  parts: readonly Part[],
  reads: R,
): Promise<RowOf<R>> {
  const named = parts.map(
    ({ name, query }) =>
      sql`${sql.id(name)} as (${new ExpressionWrapper(query.toOperationNode())})`,
  )
  const columns = Object.entries(reads).map(([name, value]) => sql`${value} as ${sql.id(name)}`)
  const { rows } = await sql<RowOf<R>>`
    ${named.length > 0 ? sql`with ${sql.join(named)}` : sql``} select ${sql.join(columns)}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a select without a table returns one row')
  return row
}

/** SQL that undoes the whole statement unless the condition holds; see {@link isUndone}. */
export const requireCondition = (holds: RawBuilder<boolean>) =>
  sql<boolean>`require_condition(${holds})`

/** Whether a statement was undone by {@link requireCondition}. */
export const isUndone = (error: unknown): boolean => errorCode(error) === 'GY001'

/** Whether a part returned a row. */
export const hasRow = (name: string) => sql<boolean>`exists (select from ${sql.table(name)})`
