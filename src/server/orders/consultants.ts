import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'

/** The consultant of an order, as a person of the studio reads it. */
interface OrderConsultant {
  readonly id: string
  readonly name: string
}

/** SQL condition on `members`: works as a consultant now. */
const isConsultant = sql<SqlBool>`(members.role = 'CONSULTANT' and members.is_active
  and members.withdrawn_at is null)`

/**
 * SQL for the consultant of an order; null if nobody is assigned, or no longer a consultant: the order
 * is the owner's then. Source: docs/rules.md A-40.
 */
export const consultantColumn = sql<OrderConsultant | null>`(
  select jsonb_build_object('id', members.id, 'name', members.name) from members
  where members.id = orders.consultant_id and ${isConsultant})`.as('consultant')

/** SQL condition on `orders`: somebody who works as a consultant has it. */
export const isAssigned = sql<SqlBool>`exists (
  select from members where members.id = orders.consultant_id and ${isConsultant})`

/** Lists the people to whom orders can be assigned, by name. */
export const listConsultants = (db: Db): Promise<OrderConsultant[]> =>
  db
    .selectFrom('members')
    .select(['id', 'name'])
    .where(isConsultant)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Finds a consultant, and locks the row: neither the role nor the account ends meanwhile. */
export const lockConsultant = (tx: Db, id: string): Promise<OrderConsultant | undefined> =>
  tx
    .selectFrom('members')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where(isConsultant)
    .forShare()
    .executeTakeFirst()

/** Finds the consultant whom the settings name for orders of nobody, and locks the row. */
export async function lockDefaultConsultant(tx: Db): Promise<OrderConsultant | undefined> {
  const { defaultConsultantId } = await readSettings(tx)
  return defaultConsultantId === null ? undefined : lockConsultant(tx, defaultConsultantId)
}

/** The consultant of one order. */
export async function findConsultantOf(db: Db, orderNumber: string) {
  const row = await db
    .selectFrom('orders')
    .select(consultantColumn)
    .where('number', '=', orderNumber)
    .executeTakeFirst()
  return row?.consultant ?? null
}
