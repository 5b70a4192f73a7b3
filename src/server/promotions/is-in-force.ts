import { type SqlBool, sql } from 'kysely'

/**
 * SQL condition: active, started and not expired at `at`, including the last millisecond. `coupons`
 * and `promotions` share these columns.
 */
export const isInForce = (table: 'coupons' | 'promotions', at: Date) =>
  sql<SqlBool>`${sql.table(table)}.status = 'ACTIVE' and ${sql.table(table)}.starts_at <= ${at}
    and (${sql.table(table)}.ends_at is null or ${sql.table(table)}.ends_at >= ${at})`

/** Normalizes a code as it is stored: trimmed, in capitals. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase()
