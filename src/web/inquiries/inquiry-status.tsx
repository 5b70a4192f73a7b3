import type { Inquiry } from '#contract/inquiries.ts'
import { useText } from '#web/language/use-text.ts'

interface InquiryStatusProps {
  readonly status: Inquiry['status']
  /** My page's board has its own labels. */
  readonly onBoard: boolean
}

const colours = { PENDING: 'text-ink', COMPLETED: 'text-moss', CLOSED: 'text-muted' }

/** Shows an inquiry's status. Source: INQ-05. */
export function InquiryStatus({ status, onBoard }: InquiryStatusProps) {
  const text = useText().inquiries
  const labels = onBoard ? text.statusesOnBoard : text.statuses
  return <span className={`whitespace-nowrap ${colours[status]}`}>{labels[status]}</span>
}
