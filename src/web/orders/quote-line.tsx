import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

interface QuoteLineProps {
  readonly message: string
  readonly since: string
}

/** Shows the reason of a deduction from a refund, and since when it applies. */
export function QuoteLine({ message, since }: QuoteLineProps) {
  const text = useText().myPage.cancel
  const format = useFormat()
  return (
    <>
      {message}
      <span className="block text-tiny text-muted">{text.since(format.dateTime(since))}</span>
    </>
  )
}
