import type { ReactNode } from 'react'
import type { Inquiry } from '#contract/inquiries.ts'
import { useText } from '#web/language/use-text.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { InquiryStatus } from './inquiry-status.tsx'

interface InquiryFactsProps {
  readonly inquiry: Pick<Inquiry, 'status' | 'is_private' | 'inquiry_type' | 'product_type'>
  /** My page's board has its own labels. */
  readonly onBoard: boolean
  /** Author and time. */
  readonly children: ReactNode
}

/** Shows an inquiry's status, visibility and subject. */
export function InquiryFacts({ inquiry, onBoard, children }: InquiryFactsProps) {
  const text = useText().inquiries

  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-small text-muted">
      <InquiryStatus status={inquiry.status} onBoard={onBoard} />
      {inquiry.is_private && (
        <span>
          <LockIcon className="mr-1.5 inline size-4 align-[-0.15em]" />
          {text.locked}
        </span>
      )}
      <span>{text.inquiryTypes[inquiry.inquiry_type]}</span>
      {inquiry.product_type && <span>{text.productTypes[inquiry.product_type]}</span>}
      {children}
    </p>
  )
}
