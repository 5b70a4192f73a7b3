import { createContext, useContext } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'

/** Provided by the layout once the texts of the language have loaded. */
export const AdminTextContext = createContext<AdminMessages | null>(null)

/** Returns all texts of the back office in the language of the page. */
export function useAdminText(): AdminMessages {
  const text = useContext(AdminTextContext)
  if (!text) throw new Error('outside of the back office')
  return text
}
