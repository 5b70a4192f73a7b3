import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { adminOrder } from './order-queries.ts'

/** Links to photos end after minutes: a picture that fails has the survey read anew, once a link. */
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
