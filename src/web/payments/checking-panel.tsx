import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { usePayingText } from './use-paying-text.ts'

/** After so long the customer is told that they need not wait. */
const LONG_MS = 15_000

interface CheckingPanelProps {
  /** The server cannot be reached at the moment. */
  readonly isUnreachable: boolean
  readonly onCheck: () => void
  readonly busy: boolean
}

/** The end of a payment is not known yet: says what is being done, and never that it failed. */
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
