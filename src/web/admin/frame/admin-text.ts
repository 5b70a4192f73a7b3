import { createContext, useContext } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'

/** Set by the layout once the sentences of the language have come. */
export const AdminTextContext = createContext<AdminMessages | null>(null)

/** Every sentence of the back office in the language of the page. */
export function useAdminText(): AdminMessages {
  const text = useContext(AdminTextContext)
  if (!text) throw new Error('outside of the back office')
  return text
}
