/** One field of what an entry tells; `before` is absent where nothing was there to compare. */
export interface FieldChange {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

type Fields = Readonly<Record<string, unknown>>

/**
 * What an entry's detail says, field by field: of a change what differs, of anything else what was
 * written down. What a form sends without changing it is left out.
 */
export function changesIn({ before, after, ...rest }: Fields): readonly FieldChange[] {
  const others = Object.entries(rest).map(([field, value]) => ({ field, after: value }))
  if (!isFields(before) && !isFields(after)) {
    return [...others, ...plain('before', before), ...plain('after', after)]
  }
  const was = isFields(before) ? before : {}
  const is = isFields(after) ? after : {}
  const names = isFields(after) ? Object.keys(is) : Object.keys(was)
  const changes = names
    .filter((field) => field !== 'base_revision' && !same(was[field], is[field]))
    .map((field) => ({ field, before: was[field], after: is[field] }))
  return [...changes, ...others]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (field: string, value: unknown) =>
  value === undefined ? [] : [{ field, after: value }]

/** Nothing, null and an empty text are all nothing to whoever reads. */
const same = (a: unknown, b: unknown) => JSON.stringify(a || null) === JSON.stringify(b || null)
