import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isDialogOpen, useKeys } from '../frame/use-keys.ts'
import { OpenSearchContext } from './open-search.ts'
import { SearchDialog } from './search-dialog.tsx'

/**
 * Opens the global search from any screen of the back office: by `/` unless somebody types, by ⌘K
 * or Ctrl+K, and by the button in the sidebar. Does nothing while a dialog is open.
 */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useKeys({ '/': open })

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isK = event.key.toLowerCase() === 'k' || event.code === 'KeyK'
      if (!isK || event.metaKey === event.ctrlKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isDialogOpen()) open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open])

  return (
    <OpenSearchContext value={open}>
      {children}
      <SearchDialog open={isOpen} onClose={() => setOpen(false)} />
    </OpenSearchContext>
  )
}
