import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Focuses the field that the address names (`?field=company.phone`). */
export function useFocusField() {
  const field = useSearchParams()[0].get('field')
  useEffect(() => {
    if (!field) return
    const [input] = document.getElementsByName(field)
    input?.scrollIntoView({ block: 'center' })
    input?.focus({ preventScroll: true })
  }, [field])
}
