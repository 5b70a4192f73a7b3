import { toPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { mergeTranslations } from '#server/platform/localized-texts.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  changeDefinition,
  type DefinitionRow,
  type DefinitionTable,
  findDefinition,
  findDefinitions,
  insertDefinition,
  lockDefinition,
  removeDefinition,
} from './definition-store.ts'

type Clocked = Pick<Deps, 'db' | 'now'>

/** Fields that the forms of coupons and promotions share. */
interface DefinitionBody {
  readonly code: string
  readonly name: string
  readonly discount_type: string
  readonly discount_value: number
  readonly start_date: Date
  readonly end_date: Date | null
  readonly status: string
  readonly translations?: Parameters<typeof mergeTranslations>[1]['translations']
  readonly base_revision?: number | undefined
}

/** A kind of discount definition with its own columns and checks. */
export interface DefinitionKind<
  Table extends DefinitionTable,
  Body extends DefinitionBody,
  Reply extends object,
> {
  readonly table: Table
  readonly name: 'coupon' | 'promotion'
  readonly toOwnColumns: (body: Body) => object
  /** Whether it was never issued and no order uses it. */
  readonly isUntouched: (row: DefinitionRow<Table>) => boolean
  /** Refuses a change that contradicts existing uses. */
  readonly refuseChange?: (before: DefinitionRow<Table>, body: Body) => void
  readonly toReply: (row: DefinitionRow<Table>) => Reply
}

/** Builds list, create, update and remove for a kind, each in one transaction and logged. */
export const definitionsOf = <
  Table extends DefinitionTable,
  Body extends DefinitionBody,
  Reply extends object,
>(
  kind: DefinitionKind<Table, Body, Reply>,
  { db, now }: Clocked,
) => ({
  async list(query: Parameters<typeof findDefinitions>[2]) {
    const { rows, total } = await findDefinitions(db, kind.table, query, now())
    return toPage(rows.map(kind.toReply), total, query)
  },

  /** Creates a definition. Refuses CODE_TAKEN. */
  create(admin: Member, context: RequestContext, body: Body): Promise<Reply> {
    const at = now()
    return inTransaction(db, async (tx) => {
      const columns = { ...toColumns(body, {}), ...kind.toOwnColumns(body), created_at: at }
      const id = await insertDefinition(tx, kind.table, columns)
      const entry = { subject: id, detail: { after: { ...body } }, at }
      await audit(tx, admin, context, { action: `${kind.name}.create`, ...entry })
      return kind.toReply(await findDefinition(tx, kind.table, id))
    })
  },

  /**
   * Changes it for everybody who holds or uses one. Refuses NOT_FOUND, CODE_TAKEN; EDIT_CONFLICT
   * with the current definition: somebody else saved since `base_revision`.
   */
  update(admin: Member, context: RequestContext, id: string, body: Body): Promise<Reply> {
    const at = now()
    return inTransaction(db, async (tx) => {
      const before = (await lockDefinition(tx, kind.table, id)) ?? refuse('NOT_FOUND')
      refuseConflict(kind, before, body.base_revision)
      kind.refuseChange?.(before, body)
      const columns = { ...toColumns(body, before.translations), ...kind.toOwnColumns(body) }
      await changeDefinition(tx, kind.table, id, columns)
      const changed = kind.toReply(await findDefinition(tx, kind.table, id))
      const detail = { before: kind.toReply(before), after: changed }
      await audit(tx, admin, context, { action: `${kind.name}.update`, subject: id, detail, at })
      return changed
    })
  },

  /**
   * Removes a definition that was never used; deactivates one that was. Refuses NOT_FOUND,
   * EDIT_CONFLICT.
   */
  remove(
    admin: Member,
    context: RequestContext,
    id: string,
    base: number | undefined,
  ): Promise<undefined> {
    const at = now()
    return inTransaction(db, async (tx) => {
      const before = (await lockDefinition(tx, kind.table, id)) ?? refuse('NOT_FOUND')
      refuseConflict(kind, before, base)
      const isUntouched = kind.isUntouched(before)
      if (isUntouched) await removeDefinition(tx, kind.table, id)
      else await changeDefinition(tx, kind.table, id, { status: 'INACTIVE' })
      const outcome = isUntouched ? 'REMOVED' : 'WITHDRAWN'
      const detail = { before: kind.toReply(before), outcome }
      await audit(tx, admin, context, { action: `${kind.name}.delete`, subject: id, detail, at })
      return undefined
    })
  },
})

/** Converts the form to columns. */
const toColumns = (body: DefinitionBody, translations: object) => ({
  code: body.code,
  name: body.name,
  discount_type: body.discount_type,
  discount_value: body.discount_value,
  starts_at: body.start_date,
  ends_at: body.end_date,
  status: body.status,
  translations: JSON.stringify(
    mergeTranslations(translations, { ko: {}, translations: body.translations }),
  ),
})

function refuseConflict<
  Table extends DefinitionTable,
  Body extends DefinitionBody,
  Reply extends object,
>(
  kind: DefinitionKind<Table, Body, Reply>,
  before: DefinitionRow<Table>,
  base: number | undefined,
) {
  if (base !== undefined && base !== before.revision) {
    refuse('EDIT_CONFLICT', { current: kind.toReply(before) })
  }
}
