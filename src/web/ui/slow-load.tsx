import { type ReactNode, useEffect, useState } from 'react'
import { SLOW_LOAD_HINT_MS } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from './button.tsx'
import { CloseIcon } from './icons.tsx'

/** Around what stands for something to come: after ten seconds it offers to load the page anew. Source: CNT-01. */
export function SlowLoad({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative">
      <SlowHint
        className="absolute inset-x-0 top-10 z-10"
        onReload={() => window.location.reload()}
      />
      {children}
    </div>
  )
}

interface SlowHintProps {
  /** Where it stands. */
  readonly className: string
  readonly onReload: () => void
  /** It lies over a screen that is still used, and can be closed. */
  readonly closable?: boolean
}

/** Offers to load the page anew once it has been waited for ten seconds since this was shown. */
export function SlowHint({ className, onReload, closable }: SlowHintProps) {
  const text = useText().ui
  const [slow, setSlow] = useState(false)

  useEffect(() => {
    const hint = setTimeout(() => setSlow(true), SLOW_LOAD_HINT_MS)
    return () => clearTimeout(hint)
  }, [])

  return (
    <div role="status" className={`${className} mx-auto w-fit max-w-full`}>
      {slow && (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 border border-ink bg-paper px-5 py-4">
          <p>{text.slow}</p>
          <Button kind="secondary" size="small" onClick={onReload}>
            {text.reload}
          </Button>
          {closable && (
            <button
              type="button"
              aria-label={text.close}
              className="-m-2 flex size-touch items-center justify-center"
              onClick={() => setSlow(false)}
            >
              <CloseIcon className="size-4" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
