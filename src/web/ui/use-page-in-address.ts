import { useSearchParams } from 'react-router'

/** Returns the page number of `?page=`, from 1; 1 by default. */
export function usePageInAddress(): number {
  const [search] = useSearchParams()
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
}
