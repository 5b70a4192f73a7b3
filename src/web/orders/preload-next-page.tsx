import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { runWhenIdle } from '#web/ui/run-when-idle.ts'

/**
 * Preloads the page after the order, so that a lost connection cannot prevent it. Starts once the
 * visitor has begun to fill in the form and the browser is idle: its modules run, which would delay
 * the reply to that first tap.
 */
export function PreloadNextPage({ page }: { readonly page: string }) {
  const [hasBegun, setHasBegun] = useState(false)

  useEffect(() => {
    let cancel: (() => void) | undefined
    const begin = () => {
      cancel = runWhenIdle(() => setHasBegun(true))
    }
    addEventListener('focusin', begin, { once: true })
    return () => {
      removeEventListener('focusin', begin)
      cancel?.()
    }
  }, [])
  return hasBegun && <PrefetchPageLinks page={page} />
}
