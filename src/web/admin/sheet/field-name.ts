/** `type_analysis.face_type`, `best_hair.1.name`: the name of a field and of what is wrong with it. */
export type FieldName = string

export function isEmptyField(content: object, field: FieldName): boolean {
  const value = field
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], content)
  return typeof value !== 'string' || value.trim() === ''
}
