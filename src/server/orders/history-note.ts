import { texts } from '#texts/all.ts'
import type { Reader } from './reader.ts'
import type { HistoryRow } from './store.ts'

/**
 * Returns a history note as the reader may see it: reasons of the site in the reader's language,
 * the customer's text and reasons for a moved due date for everybody, other notes of the studio
 * only for the studio.
 */
export function historyNote({ actor, note, due_at }: HistoryRow, { vocabulary, language }: Reader) {
  if (!note) return null
  if (actor === 'admin') return due_at || vocabulary === 'canonical' ? note : null
  const reasons: Readonly<Record<string, string>> = texts[language].orders.historyNotes
  return reasons[note] ?? note
}
