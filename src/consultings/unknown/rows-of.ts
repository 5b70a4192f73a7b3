import type { UnknownContent } from './report.ts'

/** Returns every text of an unknown kind's sheet in stored order, except the closing. */
export const rowsOf = ({ outro: _outro, consultant_name: _name, ...own }: UnknownContent) =>
  textsIn(own)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  if (typeof value === 'number') return [String(value)]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}
