import type { Deps } from '#server/deps.ts'
import { audit, findLastAuditDetail } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { reportTexts } from '#texts/reports.ts'
import { validationTexts } from '#texts/validation.ts'
import {
  changeRow,
  insertRow,
  lockRow,
  nextPosition,
  type OrderedColumns,
  type OrderedTable,
  type Row,
  removeRow,
  restoreRow,
} from './ordered-content-store.ts'

type Clocked = Pick<Deps, 'db' | 'now'>

type OrderedContentName = 'banner' | 'content' | 'faq' | 'shop-faq' | 'text-block'

interface OrderedBody {
  readonly position?: number | undefined
  readonly status?: OrderedColumns['status'] | undefined
  readonly base_revision?: number | undefined
}

/** A field that is missing, or a date that is not after another one. */
type RowProblem =
  | { readonly field: string; readonly type: 'missing' }
  | { readonly field: string; readonly type: 'too_small' }

/** A kind of ordered content, and how its body maps to columns. */
export interface Kind<Table extends OrderedTable, Body extends OrderedBody, Reply> {
  readonly table: Table
  /** Name in the audit log: `faq.create`. */
  readonly name: OrderedContentName
  /** Maps the body to changed columns; fields left out stay unchanged. */
  readonly toColumns: (body: Partial<Body>, before: Row<Table> | undefined) => object
  /** Problems of a row as a whole. */
  readonly problems?: (row: Partial<Row<Table>>) => readonly RowProblem[]
  readonly toReply: (row: Row<Table>) => Reply
}

/** Creates an item, last unless the body gives a position. Refuses VALIDATION_FAILED. */
export function create<Table extends OrderedTable, Body extends OrderedBody, Reply>(
  kind: Kind<Table, Body, Reply>,
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  body: Body,
): Promise<Reply> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const columns = kind.toColumns(body, undefined)
    refuseProblems(kind, columns, context)
    const row = await insertRow(tx, kind.table, {
      ...columns,
      position: body.position ?? (await nextPosition(tx, kind.table)),
      status: body.status ?? '활성',
      created_at: at,
      updated_at: at,
    })
    await recordChange(tx, kind, admin, context, {
      action: 'create',
      id: row.id,
      detail: { after: body },
      at,
    })
    return kind.toReply(row)
  })
}

/**
 * Changes the fields in the body. Refuses NOT_FOUND, VALIDATION_FAILED, and EDIT_CONFLICT with the
 * current item when someone else has saved since `base_revision`.
 */
export function update<Table extends OrderedTable, Body extends OrderedBody, Reply>(
  kind: Kind<Table, Body, Reply>,
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  { id, body }: { readonly id: string; readonly body: Partial<Body> },
): Promise<Reply> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = await lockFor(tx, kind, id, body.base_revision)
    const { position = before.position, status = before.status } = body
    const columns = { ...kind.toColumns(body, before), position, status }
    refuseProblems(kind, { ...before, ...columns }, context)
    const row = await changeRow(tx, kind.table, id, { ...columns, updated_at: at })
    await recordChange(tx, kind, admin, context, {
      action: 'update',
      id,
      detail: { before, after: body },
      at,
    })
    return kind.toReply(row)
  })
}

/** Deletes an item. Refuses NOT_FOUND, and EDIT_CONFLICT as {@link update} does. */
export function remove<Table extends OrderedTable, Body extends OrderedBody, Reply>(
  kind: Kind<Table, Body, Reply>,
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  { id, base }: { readonly id: string; readonly base: number | undefined },
): Promise<undefined> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = await lockFor(tx, kind, id, base)
    await removeRow(tx, kind.table, id)
    await recordChange(tx, kind, admin, context, { action: 'delete', id, detail: { before }, at })
    return undefined
  })
}

/**
 * Restores a deleted item from the audit log, with its id, position and content. An existing item
 * stays unchanged. Refuses NOT_FOUND if it never existed.
 */
export function restore<Table extends OrderedTable, Body extends OrderedBody, Reply>(
  kind: Kind<Table, Body, Reply>,
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  id: string,
): Promise<Reply> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const lastEntry = await findLastAuditDetail(tx, `${kind.name}.delete`, id)
    // `remove` recorded the row; its times became texts, which the database reads.
    const deleted = lastEntry?.before as Row<Table> | undefined
    if (!deleted) refuse('NOT_FOUND')
    const restored = await restoreRow(tx, kind.table, deleted)
    if (restored) {
      await recordChange(tx, kind, admin, context, {
        action: 'restore',
        id,
        detail: { after: deleted },
        at,
      })
    }
    return kind.toReply((await lockRow(tx, kind.table, id)) ?? refuse('NOT_FOUND'))
  })
}

/** Locks the row to change and compares its revision with `base`, if known. */
async function lockFor<Table extends OrderedTable, Body extends OrderedBody, Reply>(
  tx: Db,
  { table, toReply }: Kind<Table, Body, Reply>,
  id: string,
  base: number | undefined,
): Promise<Row<Table>> {
  const row = (await lockRow(tx, table, id)) ?? refuse('NOT_FOUND')
  if (base !== undefined && base !== row.revision) {
    refuse('EDIT_CONFLICT', { current: toReply(row) })
  }
  return row
}

function refuseProblems<Table extends OrderedTable, Body extends OrderedBody, Reply>(
  { problems }: Kind<Table, Body, Reply>,
  row: Partial<Row<Table>>,
  { language }: RequestContext,
) {
  const detail = (problems?.(row) ?? []).map((problem) => ({
    loc: ['body', problem.field],
    msg:
      problem.type === 'missing'
        ? reportTexts[language].fieldIsEmpty
        : validationTexts[language].endsBeforeStart,
    type: problem.type,
  }))
  if (detail.length > 0) refuse('VALIDATION_FAILED', { detail })
}

const recordChange = (
  tx: Db,
  { name }: { readonly name: OrderedContentName },
  admin: Member,
  context: RequestContext,
  {
    action,
    id,
    detail,
    at,
  }: {
    action: 'create' | 'update' | 'delete' | 'restore'
    id: string
    detail: object
    at: Date
  },
) =>
  audit(tx, admin, context, { action: `${name}.${action}`, subject: id, detail: { ...detail }, at })
