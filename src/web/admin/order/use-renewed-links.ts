import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { adminOrder } from './order-queries.ts'

/**
 * Photo links expire after minutes. Refetches the survey when a photo fails to load, once per link.
 */
export function useRenewedLinks(orderNumber: string) {
  const queries = useQueryClient()
  const failed = useRef(new Set<string>())

  return useCallback(
    (url: string) => {
      if (failed.current.has(url)) return
      failed.current.add(url)
      void queries.invalidateQueries({ queryKey: adminOrder(orderNumber).queryKey })
    },
    [queries, orderNumber],
  )
}
