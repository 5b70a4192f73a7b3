import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/**
 * Preloads the page after the order, so that a lost connection cannot prevent it. Starts when the
 * visitor begins to fill in the form.
 */
export function PreloadNextPage({ page }: { readonly page: string }) {
  const [hasBegun, setHasBegun] = useState(false)

  useEffect(() => {
    const begin = () => setHasBegun(true)
    addEventListener('focusin', begin, { once: true })
    return () => removeEventListener('focusin', begin)
  }, [])
  return hasBegun && <PrefetchPageLinks page={page} />
}
