import { Kysely, type LogEvent, PostgresDialect, type PostgresPool, Transaction } from 'kysely'
import pg from 'pg'
import type { AccountTables } from '#server/accounts/tables.ts'
import type { BackupTables } from '#server/backups/tables.ts'
import type { BookingTables } from '#server/bookings/tables.ts'
import type { CatalogTables } from '#server/catalog/tables.ts'
import type { ConsentTables } from '#server/consents/tables.ts'
import type { ContentTables } from '#server/content/tables.ts'
import type { DashboardTables } from '#server/dashboard/tables.ts'
import type { InquiryTables } from '#server/inquiries/tables.ts'
import type { LedgerTables } from '#server/ledger/tables.ts'
import type { MoneyTables } from '#server/money/tables.ts'
import type { NotificationTables } from '#server/notifications/tables.ts'
import type { OpeningTables } from '#server/opening/tables.ts'
import type { OrderTables } from '#server/orders/tables.ts'
import type { PaymentTables } from '#server/payments/tables.ts'
import type { PointTables } from '#server/points/tables.ts'
import type { PromotionTables } from '#server/promotions/tables.ts'
import type { ReportTables } from '#server/reports/tables.ts'
import type { ReviewTables } from '#server/reviews/tables.ts'
import type { SavedTables } from '#server/saved/tables.ts'
import type { SettingTables } from '#server/settings/tables.ts'
import type { SurveyTables } from '#server/surveys/tables.ts'
import { connectionTo } from './database-client.ts'
import { getTypeParser, SiteClient } from './site-client.ts'
import type { PlatformTables } from './tables.ts'

/**
 * Every table. A constraint accepts exactly the literals of a column (`literal-columns.test.ts`),
 * except of lists that grow without a migration and are written by typed code alone: kinds of
 * consulting, alarms and events.
 */
export interface Tables
  extends PlatformTables,
    AccountTables,
    BackupTables,
    ConsentTables,
    BookingTables,
    CatalogTables,
    ContentTables,
    DashboardTables,
    InquiryTables,
    LedgerTables,
    MoneyTables,
    NotificationTables,
    OpeningTables,
    OrderTables,
    PaymentTables,
    PointTables,
    PromotionTables,
    ReportTables,
    ReviewTables,
    SavedTables,
    SettingTables,
    SurveyTables {}

/** The database or an open transaction; a transaction handle is called `tx`. */
export type Db = Kysely<Tables> | Transaction<Tables>

export interface Limits {
  readonly poolSize: number
  /** For a new connection, and for one of the pool while all are in use. */
  readonly connectTimeoutMs: number
  /** Most statements that wait for a connection; further ones fail at once. */
  readonly maxWaiting: number
  /** For one statement; a lock is waited for half as long. */
  readonly statementTimeoutMs: number
  readonly isReadOnly: boolean
}

/** For callers, who wait: a database that does not answer must not hold them. */
const callLimits: Limits = {
  poolSize: 16,
  connectTimeoutMs: 3_000,
  maxWaiting: 200,
  statementTimeoutMs: 10_000,
  isReadOnly: false,
}

/** For jobs and scripts, whose statements may touch every row. */
export const jobLimits: Partial<Limits> = { poolSize: 4, statementTimeoutMs: 10 * 60_000 }

/** Time in which a database that works cancels a statement itself, and says so. */
const CANCEL_GRACE_MS = 500

/**
 * Opens a connection pool. Every statement except searches is prepared once per connection, which
 * measured 1.5 times faster.
 *
 * A statement, a lock and a connection are waited for only so long. A connection whose database is
 * silent or has become read-only is closed, since it would hold the next statement as well.
 */
export const openDatabase = (
  url: string,
  given: Partial<Limits> = {},
  onStatement?: (event: LogEvent) => void,
): Kysely<Tables> =>
  new Kysely<Tables>({
    ...(onStatement && { log: onStatement }),
    dialect: new PostgresDialect({ pool: openPool(url, given) }),
  })

export type DatabasePool = PostgresPool

/** The pool of {@link openDatabase}. */
export function openPool(url: string, given: Partial<Limits>): DatabasePool {
  const { poolSize, connectTimeoutMs, maxWaiting, statementTimeoutMs, isReadOnly } = {
    ...callLimits,
    ...given,
  }
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs / 2,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + CANCEL_GRACE_MS,
    Client: SiteClient,
    types: { getTypeParser },
  })
  // The pool replaces an idle connection that the database closed; that is not a fault.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // A lost connection fails its statement. Without a listener its event would also end the server.
    client.on('error', () => undefined)
    // A connection that is lost now fails the statement that follows.
    if (isReadOnly) client.query(READ_ONLY).catch(() => undefined)
  })
  return {
    connect: () =>
      pool.waitingCount < maxWaiting ? pool.connect() : Promise.reject(new PoolExhausted()),
    end: () => pool.end(),
    options: pool.options,
  }
}

const READ_ONLY = 'set default_transaction_read_only = on'

class PoolExhausted extends Error {
  /** SQLSTATE of too many connections. */
  readonly code = '53300'
}

/**
 * Runs `work` in one transaction. Never wait for an external service inside. Joins the transaction
 * it is called with.
 */
export function inTransaction<T>(
  db: Db,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}
