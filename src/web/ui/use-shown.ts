import { useState } from 'react'

/** Returns a dialog's content, which stays during the closing animation. */
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
