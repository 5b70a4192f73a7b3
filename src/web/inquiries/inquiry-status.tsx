import type { Inquiry } from '#contract/inquiries.ts'
import { useText } from '#web/language/use-text.ts'

interface InquiryStatusProps {
  readonly status: Inquiry['status']
  /** The board of the my page has words of its own. */
  readonly onBoard: boolean
}

const colours = { PENDING: 'text-ink', COMPLETED: 'text-moss', CLOSED: 'text-muted' }

/** How far an inquiry is. Source: INQ-05. */
export function InquiryStatus({ status, onBoard }: InquiryStatusProps) {
  const text = useText().inquiries
  const words = onBoard ? text.statusesOnBoard : text.statuses
  return <span className={`whitespace-nowrap ${colours[status]}`}>{words[status]}</span>
}
