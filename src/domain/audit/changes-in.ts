/** One field of what an entry tells; `before` is absent where nothing was there to compare. */
export interface FieldChange {
  /** Of what stands in a group by the names of both: `refund_rules.late_fee`. */
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Tell one saving from another, and nothing of what was saved. */
const COUNTERS = ['base_revision', 'revision']

export type Fields = Readonly<Record<string, unknown>>

/**
 * What an entry's detail says, field by field: of a change what differs, of anything else what was
 * written down. What a form sends without changing it is left out.
 */
export function changesIn({
  before,
  after,
  base_revision: _form,
  ...rest
}: Fields): readonly FieldChange[] {
  const others = Object.entries(apart(rest))
    .filter(([, value]) => value !== null)
    .map(([field, value]) => ({ field, after: value }))
  if (!isFields(before) && !isFields(after)) {
    return [...others, ...plain('before', before), ...plain('after', after)]
  }
  const was = isFields(before) ? before : {}
  const is = isFields(after) ? after : {}
  const names = isFields(after) ? Object.keys(is) : Object.keys(was)
  const changes = names
    .filter((field) => !COUNTERS.includes(field))
    .flatMap((field) => partsOf(field, was[field], is[field]))
  return [...changes, ...others]
}

/** What differs of one field; of a group in each of its parts. */
function partsOf(field: string, before: unknown, after: unknown): readonly FieldChange[] {
  if (same(before, after)) return []
  const was = groupOf(before)
  const is = groupOf(after)
  if (!was || !is || (!isFields(before) && !isFields(after))) return [{ field, before, after }]
  return Object.keys({ ...was, ...is }).flatMap((name) =>
    partsOf(`${field}.${name}`, was[name], is[name]),
  )
}

/** Nothing is a group without parts; `null` of what is none. */
const groupOf = (value: unknown): Fields | null => (isFields(value) ? value : value ? null : {})

/** Groups by their parts, however deep: `{ company: { ceo } }` is `{ 'company.ceo': ceo }`. */
const apart = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isFields(value)
        ? Object.entries(apart(value)).map(([part, it]) => [`${name}.${part}`, it])
        : [[name, value]],
    ),
  )

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (field: string, value: unknown) =>
  value === undefined ? [] : [{ field, after: value }]

/** Nothing, null and an empty text are all nothing to whoever reads. */
const same = (a: unknown, b: unknown) => JSON.stringify(a || null) === JSON.stringify(b || null)
