import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useFactorText } from './use-factor-text.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** Shows new recovery codes, the only time that anybody sees them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { staff: text } = useFactorText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  return (
    <section className="pt-7 pb-9">
      <h2 ref={title} tabIndex={-1} className="text-lead font-strong outline-none">
        {text.codesTitle}
      </h2>
      <p className="mt-0.5 text-small text-muted">{text.codesText}</p>
      <ol className="figures my-5 grid list-inside list-decimal gap-x-8 gap-y-2 border-y border-sand py-5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button onClick={onSaved}>{text.saved}</Button>
        <Button kind="secondary" onClick={() => window.print()}>
          {text.print}
        </Button>
        <CopyButton value={codes.join('\n')} what={text.recovery} />
      </div>
    </section>
  )
}
