import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { usePayingText } from './use-paying-text.ts'

/** Time after which the customer learns that they need not wait. */
const LONG_MS = 15_000

interface CheckingPanelProps {
  /** Whether the server is currently unreachable. */
  readonly isUnreachable: boolean
  readonly onCheck: () => void
  readonly busy: boolean
}

/** Shows that a payment's outcome is being checked; never says that it failed. */
export function CheckingPanel({ isUnreachable, onCheck, busy }: CheckingPanelProps) {
  const text = usePayingText()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <section className="flex flex-col items-center px-4 py-14 text-center" role="status">
      <span className="mb-6 text-rule">
        <Strands className="h-16" moving />
      </span>
      <h2 className="display-heading text-balance">{text.checkingTitle}</h2>
      <p className="mt-3 max-w-(--container-form) text-balance text-muted">
        {isUnreachable ? text.unreachable : isLong ? text.checkingLong : text.checkingText}
      </p>
      {(isUnreachable || isLong) && (
        <div className="mt-6">
          <Button kind="secondary" busy={busy} onClick={onCheck}>
            {text.checkAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
