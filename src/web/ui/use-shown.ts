import { useState } from 'react'

/** What a dialog shows. It stays while the dialog goes away, so that nothing empties on the way. */
export function useShown<Thing>() {
  const [shown, setShown] = useState<Thing>()
  const [isOpen, setIsOpen] = useState(false)

  return {
    shown,
    isOpen,
    show(thing: Thing) {
      setShown(thing)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
