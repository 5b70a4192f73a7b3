import { type NavigateFunction, useLocation, useSearchParams } from 'react-router'
import { returnPath } from '#domain/accounts/return-path.ts'
import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'

/**
 * Adds the page to return to after signing in; `next` is a path with its query and hash. Nothing is
 * added where nobody returns to, the login's own pages among them.
 */
export function withNext(path: string, next: string | null): string {
  const page = returnPath(next)
  return page ? `${path}?next=${encodeURIComponent(page)}` : path
}

/** The page to return to that the address names; null if it names none of this site. */
export const useNext = (): string | null => returnPath(useSearchParams()[0].get('next'))

/** This page with its query and hash. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/** The login, and from there back to this page. */
export const useLoginAddress = (): string => withNext('/login', useHere())

/** Goes to a page in place of this one. The paying page must be a new document: its policy differs. */
export function replacePage(navigate: NavigateFunction, to: string): void | Promise<void> {
  if (to.startsWith(PAYMENT_PAGE)) return window.location.replace(to)
  return navigate(to, { replace: true })
}
