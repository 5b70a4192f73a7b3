import { type ReactNode, useEffect, useState } from 'react'
import { SLOW_LOAD_HINT_MS } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from './button.tsx'
import { CloseIcon } from './icons.tsx'

/** Wraps a skeleton: offers to reload after ten seconds. Source: CNT-01. */
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
  /** Sets its position. */
  readonly className: string
  readonly onReload: () => void
  /** Whether it can be closed, if it covers a screen that is still usable. */
  readonly closable?: boolean
}

/** Offers to reload, ten seconds after it was mounted. */
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
