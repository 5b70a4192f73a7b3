import type { LogEvent } from 'kysely'
import { currentSpan, SPAN_KIND } from './span.ts'

/** Adds a finished statement to the running span: its name and duration, never its values. */
export function traceStatement({ query, queryDurationMillis, level }: LogEvent) {
  const span = currentSpan.getStore()?.child(statementLabel(query.sql), SPAN_KIND.client)
  span?.set('db.system', 'postgresql')
  span?.end({ tookMs: queryDurationMillis, isError: level === 'error' })
}

const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i

/** Names a statement by its command and first table: `select orders`. */
function statementLabel(sql: string): string {
  const [command = 'statement'] = /[a-z]+/i.exec(sql) ?? []
  const [, table] = TABLE.exec(sql) ?? []
  return [command.toLowerCase(), table].filter(Boolean).join(' ')
}
