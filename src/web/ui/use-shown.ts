import { useState } from 'react'

/** Returns a dialog's content, which stays during the closing animation. */
export function useShown<Item>() {
  const [shown, setShown] = useState<Item>()
  const [isOpen, setIsOpen] = useState(false)

  return {
    shown,
    isOpen,
    show(item: Item) {
      setShown(item)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
