import { useNavigate, useSearchParams } from 'react-router'
import { keepGuestToken } from './guest-tokens.ts'

/** The guest's proof in the address of a page, as the links in mails carry it. */
export function useGuestLink() {
  const [search] = useSearchParams()
  const navigate = useNavigate()

  /** Puts a new token in place of an ended one; everything else of the address stays. */
  function renew(orderNumber: string, token: string) {
    keepGuestToken(orderNumber, token)
    const next = new URLSearchParams(search)
    next.set('token', token)
    const { hash } = window.location
    void navigate({ search: `${next}`, hash }, { replace: true, preventScrollReset: true })
  }

  return { hasToken: search.has('token'), renew }
}
