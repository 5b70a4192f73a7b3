import type { ReportContent } from '#consultings/kinds.ts'
import { currentSession } from '#web/api/session.ts'

const keyOf = (adminId: string) => `consultant_${adminId}`

/**
 * Returns the name that this administrator last signed with on this device, else the account’s
 * name; empty if signed out.
 */
export function defaultConsultant(): string {
  const user = currentSession()?.user
  if (!user) return ''
  try {
    return localStorage.getItem(keyOf(user.id)) || user.name
  } catch {
    return user.name
  }
}

/** Stores the name on a saved result sheet for the next one. */
export function rememberConsultant(name: string) {
  const user = currentSession()?.user
  try {
    if (user && name.trim()) localStorage.setItem(keyOf(user.id), name.trim())
  } catch {
    // The account’s name is used instead.
  }
}

/** Fills in the usual name if the result sheet is unsigned; it is saved with the first change. */
export const withSignature = (content: ReportContent, name: string): ReportContent =>
  content.consultant_name.trim() === '' ? { ...content, consultant_name: name } : content
