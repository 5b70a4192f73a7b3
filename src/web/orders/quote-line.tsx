import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

interface QuoteLineProps {
  readonly message: string
  readonly since: string
}

/** Why something is kept of a refund, and since when. */
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
