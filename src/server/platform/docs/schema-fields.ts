import type { JsonSchema } from '../openapi.ts'

/** One row of a field table: `items[].status`, `"SENT" or "FAILED"`. */
export interface SchemaField {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
}

/** Lists every field of a schema; nested fields get their path. */
export function schemaFields(schema: JsonSchema, prefix = ''): SchemaField[] {
  const { properties, items, required = [] } = schema
  if (items) return schemaFields(items, `${prefix}[]`)
  if (!properties) return alternatives(schema).flatMap((each) => schemaFields(each, prefix))

  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const line = { name, type: typeOf(field), isRequired: required.includes(key) }
    return [line, ...schemaFields(field, name)]
  })
}

/** Describes a type: `integer, 0 to 100`, `list of string`, `"ko" or "en" or null`. */
export function typeOf(schema: JsonSchema): string {
  const { enum: values, items, type } = schema
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const choices = alternatives(schema)
  if (choices.length > 0) return choices.map(typeOf).join(' or ')
  if (items) return `list of ${typeOf(items)}`
  return [schema.format ?? type ?? 'any', ...limitsOf(schema)].join(', ')
}

const alternatives = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf ?? []

function limitsOf({ type, minimum, maximum, minLength, maxLength, ...rest }: JsonSchema) {
  const limits: string[] = []
  if (type === 'integer' || type === 'number') {
    const isWide = maximum === Number.MAX_SAFE_INTEGER || maximum === undefined
    if (typeof minimum === 'number' && Number(minimum) > Number.MIN_SAFE_INTEGER) {
      limits.push(isWide ? `from ${minimum}` : `${minimum} to ${maximum}`)
    } else if (!isWide) limits.push(`up to ${maximum}`)
  }
  if (maxLength !== undefined) limits.push(`${minLength ?? 0} to ${maxLength} characters`)
  if (rest.default !== undefined) limits.push(`default ${JSON.stringify(rest.default)}`)
  return limits
}
