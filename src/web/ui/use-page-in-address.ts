import { useSearchParams } from 'react-router'

/** The page of a list that the address names by `?page=`, from 1; 1 where it names none. */
export function usePageInAddress(): number {
  const [search] = useSearchParams()
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
}
