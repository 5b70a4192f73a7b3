import { useNavigate, useSearchParams } from 'react-router'
import { storeGuestToken } from '#web/own-orders/guest-tokens.ts'

/** Returns the guest token in the address, as in mails' links. */
export function useGuestLink() {
  const [search] = useSearchParams()
  const navigate = useNavigate()

  /** Replaces an expired token in the address and keeps the rest. */
  function renew(orderNumber: string, token: string) {
    storeGuestToken(orderNumber, token)
    const next = new URLSearchParams(search)
    next.set('token', token)
    const { hash } = window.location
    void navigate({ search: `${next}`, hash }, { replace: true, preventScrollReset: true })
  }

  return { hasToken: search.has('token'), renew }
}
