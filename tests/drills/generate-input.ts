import { itemAt } from '#domain/collections/lists.ts'

/** A JSON schema as `/openapi.json` has it, as far as values are generated from it. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly default?: unknown
}

type Random = () => number

export const pick = <T>(all: readonly T[], random: Random): T =>
  itemAt(all, Math.floor(random() * all.length))

const texts = ['김하나', 'hana', '010-1234-5678', '2026-12-01', '1', '단발로 잘라 주세요.', 'ko']
const formats: Readonly<Record<string, readonly string[]>> = {
  email: ['hana@example.com', 'drill@example.com'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
  date: ['2026-12-01', '2026-02-29', '9999-12-31'],
  'date-time': ['2026-12-01T00:00:00.000Z', '2026-12-01T09:00:00+09:00'],
  uri: ['https://example.com/', 'http://127.0.0.1/'],
}

/** A value that mostly fits the schema. */
export function valueFor(schema: Schema, known: readonly string[], random: Random): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum, random)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueFor(pick(choices, random), known, random)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, known, random)))
  }
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  switch (type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      const present = Object.keys(properties).filter(
        (name) => required.includes(name) || random() < 0.5,
      )
      return Object.fromEntries(
        present.map((name) => [name, valueFor(properties[name] ?? {}, known, random)]),
      )
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () =>
        valueFor(schema.items ?? {}, known, random),
      )
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 200_000 } = schema
      const most = Math.min(maximum, minimum + 200_000)
      return Math.floor(minimum + random() * (most - minimum + 1))
    }
    case 'boolean':
      return random() < 0.5
    case 'null':
      return null
    default: {
      const text = pick(formats[schema.format ?? ''] ?? [...texts, ...known], random)
      return text.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, '가')
    }
  }
}

/** Values that break assumptions about a field. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e9,
  2 ** 53,
  -0.5,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e<b>',
  "';--",
  '%',
  '../../etc/passwd',
  '9999-12-31',
  '0000-00-00',
  'NaN',
  'x'.repeat(20_000),
  '👩🏽‍🎨'.repeat(500),
  [],
  {},
  [[[[[[]]]]]],
  { length: 1e9 },
  JSON.parse('{"__proto__":{"role":"ADMIN"},"constructor":1}'),
  Array.from({ length: 2_000 }, () => 1),
]

/** Breaks one place of a value. */
export function broken(value: unknown, random: Random): unknown {
  if (random() < 0.2 || typeof value !== 'object' || value === null) return pick(hostile, random)
  if (Array.isArray(value)) {
    const at = Math.floor(random() * (value.length + 1))
    return value.with === undefined || at >= value.length
      ? [...value, pick(hostile, random)]
      : value.with(at, broken(value[at], random))
  }
  const fields = Object.entries(value)
  if (fields.length === 0) return { unknown: pick(hostile, random) }
  const [name, inner] = pick(fields, random)
  const rest = Object.fromEntries(fields.filter(([other]) => other !== name))
  return random() < 0.2 ? rest : { ...rest, [name]: broken(inner, random) }
}
