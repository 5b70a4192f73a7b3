import { type SqlBool, sql } from 'kysely'

/**
 * Active, begun and not over at `at`; the last millisecond of the last day is still within. Both
 * `coupons` and `promotions` have these columns.
 */
export const isInForce = (table: 'coupons' | 'promotions', at: Date) =>
  sql<SqlBool>`${sql.table(table)}.status = 'ACTIVE' and ${sql.table(table)}.starts_at <= ${at}
    and (${sql.table(table)}.ends_at is null or ${sql.table(table)}.ends_at >= ${at})`

/** Codes are compared as they are stored: trimmed, in capitals. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase()
