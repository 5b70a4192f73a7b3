import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Returns props that highlight a list item and scroll to it if the address names its task, as links
 * in emails do. `task` is a notification subject: `receipt:…`, `refund:…`, `difference:…`,
 * `alarm:…`.
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
