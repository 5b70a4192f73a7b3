import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/**
 * Fetches what comes after the order before it is sent: a lost connection must not load this page
 * anew. It waits until the visitor begins to fill the form; who only looks is spared it.
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
