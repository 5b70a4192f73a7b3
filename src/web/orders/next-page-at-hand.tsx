import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { whenIdle } from '#web/ui/when-idle.ts'

/**
 * Fetches what comes after the order before it is sent: a lost connection must not load this page
 * anew. It waits until the form works, which is what a visitor came for.
 */
export function NextPageAtHand({ page }: { readonly page: string }) {
  const [idle, setIdle] = useState(false)

  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle && <PrefetchPageLinks page={page} />
}
