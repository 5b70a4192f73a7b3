import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages that fetch another tab or page of theirs in the browser: what is on screen stays, and
 * a lost network is said beside the list, not instead of the page.
 */
export const stayOnQuery = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return defaultShouldRevalidate && !(isSamePage && currentUrl.search !== nextUrl.search)
}
