import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#web/api/session.ts'
import type { Viewer } from '#web/page-context.ts'

/** Who orders. `id` parts what is kept for one from what is kept for another; '' is not known yet. */
export interface Buyer {
  readonly kind: 'member' | 'guest'
  readonly id: string
}

export const GUEST: Buyer = { kind: 'guest', id: 'guest' }

/**
 * The member who is signed in, else a guest. The server's view stands until the page has come alive,
 * so that nothing flashes. Who began as a member stays one: a session that ends meanwhile is told
 * about, never quietly turned into a guest's order. Source: ORD-01, ORD-02.
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
