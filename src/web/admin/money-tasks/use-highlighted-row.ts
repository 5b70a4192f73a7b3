import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Props of a list item: marks it and scrolls to it when the address names its task, as a mail's link
 * does. `task` is a subject of notifications: `receipt:…`, `refund:…`, `difference:…`, `alarm:…`.
 */
export function useHighlightedRow(task: string) {
  const ref = useRef<HTMLLIElement>(null)
  const isNamed = useTaskInAddress() === task
  useEffect(() => {
    if (isNamed) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isNamed])
  return { ref, 'aria-current': isNamed || undefined }
}

export const useTaskInAddress = (): string | null => useSearchParams()[0].get('task')
