import type { SheetContent } from '#consultings/kinds.ts'
import { currentSession } from '#web/api/session.ts'

const keyOf = (adminId: string) => `consultant_${adminId}`

/**
 * The name under which this administrator withSignature the last sheet on this device, else the name of the
 * account; empty for nobody.
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

/** Remembers the name that a saved sheet bears. */
export function rememberConsultant(name: string) {
  const user = currentSession()?.user
  try {
    if (user && name.trim()) localStorage.setItem(keyOf(user.id), name.trim())
  } catch {
    // The account's name is offered then.
  }
}

/** A sheet that nobody has withSignature yet bears the usual name; it is saved with the first change. */
export const withSignature = (content: SheetContent, name: string): SheetContent =>
  content.consultant_name.trim() === '' ? { ...content, consultant_name: name } : content
