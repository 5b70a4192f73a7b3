import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#web/api/session.ts'
import type { Viewer } from '#web/page-context.ts'

/** The person who orders. `id` separates their stored data; '' while unknown. */
export interface Buyer {
  readonly kind: 'member' | 'guest'
  readonly id: string
}

export const GUEST: Buyer = { kind: 'guest', id: 'guest' }

/**
 * Returns the signed-in member, else a guest. Uses the server's view until hydration, so that
 * nothing flashes. A member stays one: a session that ends meanwhile is reported, never silently
 * turned into a guest's order. Source: ORD-01, ORD-02.
 */
export function useBuyer(viewer: Viewer): Buyer {
  const session = useSession()
  const alive = useIsAlive()
  const [began, setBegan] = useState<Buyer | null>(
    viewer.kind === 'member' ? { kind: 'member', id: '' } : null,
  )
  const memberId = session?.user.id

  useEffect(() => {
    if (memberId) setBegan({ kind: 'member', id: memberId })
  }, [memberId])

  if (memberId) return { kind: 'member', id: memberId }
  if (began) return began
  return alive ? GUEST : { ...GUEST, id: '' }
}

const useIsAlive = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
