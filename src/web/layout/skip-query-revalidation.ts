import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages whose tabs or pages the browser fetches itself: keeps the screen on query changes, so
 * that a network failure is shown beside the list.
 */
export const skipQueryRevalidation = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return defaultShouldRevalidate && !(isSamePage && currentUrl.search !== nextUrl.search)
}
