/** One changed field of an audit entry; `before` is absent where there was nothing to compare. */
export interface FieldChange {
  /** A dotted path for a field within a group: `refund_rules.late_fee`. */
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Revision counters: they change with every save and say nothing about the content. */
const COUNTERS = ['base_revision', 'revision']

export type Fields = Readonly<Record<string, unknown>>

/**
 * Lists the detail of an audit entry field by field: the differences of a change, otherwise
 * everything that was recorded. Omits fields that a form sent unchanged.
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

/** The differences of one field, or of each part of a group. */
function partsOf(field: string, before: unknown, after: unknown): readonly FieldChange[] {
  if (same(before, after)) return []
  const was = groupOf(before)
  const is = groupOf(after)
  if (!was || !is || (!isFields(before) && !isFields(after))) return [{ field, before, after }]
  return Object.keys({ ...was, ...is }).flatMap((name) =>
    partsOf(`${field}.${name}`, was[name], is[name]),
  )
}

/** The parts of a group; an absent value has none, and a plain value is `null`. */
const groupOf = (value: unknown): Fields | null => (isFields(value) ? value : value ? null : {})

/**
 * Flattens nested groups into dotted paths: `{ company: { ceo } }` becomes `{ 'company.ceo': ceo
 * }`.
 */
const apart = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isFields(value)
        ? Object.entries(apart(value)).map(([part, it]) => [`${name}.${part}`, it])
        : [[name, value]],
    ),
  )

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (field: string, value: unknown) =>
  value === undefined ? [] : [{ field, after: value }]

/** Compares two values; undefined, null and an empty text count as equal. */
const same = (a: unknown, b: unknown) => JSON.stringify(a || null) === JSON.stringify(b || null)
