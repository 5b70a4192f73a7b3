import type { ComponentProps } from 'react'
import { useText } from '#web/language/use-text.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Strands } from './strands.tsx'
import { useHydrated } from './use-hydrated.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Whether its action is running: shows so and ignores clicks. */
  readonly busy?: boolean | undefined
}

/**
 * Left out on paper. A submit button is disabled until hydration: the browser's own submission would put typed
 * content, including passwords, into the address.
 */
export function Button({ kind, size, wide, busy, children, onClick, ...button }: ButtonProps) {
  const text = useText().ui
  const hydrated = useHydrated()
  const waits = button.type === 'submit' && !hydrated

  return (
    <button
      type="button"
      data-print="none"
      {...button}
      disabled={button.disabled || waits}
      className={buttonClass({ kind, size, wide })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={busy ? 'opacity-0' : 'contents'}>{children}</span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Strands className="h-5" moving />
          <VisuallyHidden>{text.busy}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
