import { type SqlBool, sql } from 'kysely'
import { refuse } from '#server/platform/refusal.ts'

/** What a coupon's and a promotion's form fill alike. */
interface DefinitionBody {
  readonly code: string
  readonly name: string
  readonly discount_type: string
  readonly discount_value: number
  readonly start_date: Date
  readonly end_date: Date | null
  readonly status: string
}

/** The form as columns. */
export const toColumns = ({ start_date, end_date, ...body }: DefinitionBody) => ({
  code: body.code,
  name: body.name,
  discount_type: body.discount_type,
  discount_value: body.discount_value,
  starts_at: start_date,
  ends_at: end_date,
  status: body.status,
})

/** Name or code contain `q`; without one everything matches. `%` and `_` are letters here. */
export function matching(q: string | undefined) {
  const pattern = `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(name ilike ${pattern} or code ilike ${pattern})`
}

const UNIQUE_VIOLATION = '23505'

/** For `.catch` of a write that names a code: refuses CODE_TAKEN when another definition has it. */
export function refuseTakenCode(error: unknown): never {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION) refuse('CODE_TAKEN')
  throw error
}
