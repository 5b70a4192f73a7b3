import { type NavigateFunction, useLocation, useSearchParams } from 'react-router'
import { returnPath } from '#domain/accounts/return-path.ts'
import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'

/**
 * Adds the page to return to after signing in; `next` is a path with query and hash. Omits pages
 * that nobody returns to, such as the login's own.
 */
export function withNext(path: string, next: string | null): string {
  const page = returnPath(next)
  return page ? `${path}?next=${encodeURIComponent(page)}` : path
}

/** Returns the `next` page of the address; null unless it is a page of this site. */
export const useNext = (): string | null => returnPath(useSearchParams()[0].get('next'))

/** Returns this page's path with query and hash. */
export function useCurrentPath(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/** Returns the login page's address that returns to this page. */
export const useLoginAddress = (): string => withNext('/login', useCurrentPath())

/**
 * Replaces the current page. Loads the payment page as a new document, since its content security
 * policy differs.
 */
export function replacePage(navigate: NavigateFunction, to: string): void | Promise<void> {
  if (to.startsWith(PAYMENT_PAGE)) return window.location.replace(to)
  return navigate(to, { replace: true })
}
