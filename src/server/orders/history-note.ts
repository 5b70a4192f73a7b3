import { texts } from '#texts/all.ts'
import type { Reader } from './reader.ts'
import type { HistoryRow } from './store.ts'

/**
 * Why an order changed, as the reader may know it: the site's own reasons in the reader's language,
 * the customer's words and why the studio moved the promised day to everybody, the studio's other notes
 * to the studio alone.
 */
export function historyNote({ actor, note, due_at }: HistoryRow, { vocabulary, language }: Reader) {
  if (!note) return null
  if (due_at) return note
  if (actor === 'admin') return vocabulary === 'canonical' ? note : null
  const reasons: Readonly<Record<string, string>> = texts[language].orders.historyNotes
  return reasons[note] ?? note
}
