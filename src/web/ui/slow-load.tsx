import { type ReactNode, useEffect, useState } from 'react'
import { SLOW_LOAD_HINT_MS } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from './button.tsx'

/** Around what stands for something to come: after ten seconds it offers to load the page anew. Source: CNT-01. */
export function SlowLoad({ children }: { readonly children: ReactNode }) {
  const text = useText().ui
  const [slow, setSlow] = useState(false)

  useEffect(() => {
    const hint = setTimeout(() => setSlow(true), SLOW_LOAD_HINT_MS)
    return () => clearTimeout(hint)
  }, [])

  return (
    <div className="relative">
      <div role="status" className="absolute inset-x-0 top-10 z-10 mx-auto w-fit max-w-full">
        {slow && (
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 border border-ink bg-paper px-5 py-4">
            <p>{text.slow}</p>
            <Button kind="secondary" size="small" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
