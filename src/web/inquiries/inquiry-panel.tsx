import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/language/use-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AskButton } from './ask-button.tsx'
import { InquiryBoard } from './inquiry-board.tsx'
import { type InquiryList, productInquiriesQuery, publicInquiries } from './inquiry-queries.ts'

interface InquiryPanelProps {
  /** The server-rendered page; null if it could not be read. */
  readonly rendered: InquiryList | null
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/** Lists inquiries about the product, ten per page, with a button to ask. Source: PRD-02. */
export function InquiryPanel({ rendered, page, hrefOf }: InquiryPanelProps) {
  const text = useText().inquiries
  const inquiries = useQuery(
    publicInquiries(productInquiriesQuery(page), rendered?.page === page ? rendered : null),
  )

  return (
    <>
      <div className="flex justify-end pb-2">
        <AskButton
          kind="product"
          initial={{ product_type: 'HAIR_CONSULTING' }}
          look={{ kind: 'secondary', size: 'small' }}
        />
      </div>
      <InquiryBoard
        inquiries={inquiries}
        page={page}
        hrefOf={hrefOf}
        failed={text.failed}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
    </>
  )
}
