import type { Db } from './database.ts'

/** Reads names by ID; omits deleted rows. */
export type NamesOf = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

export const namesById = (
  rows: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> => new Map(rows.map(({ id, name }) => [id, name]))
