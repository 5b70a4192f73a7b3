import { type AdminInquiry, changeInquiry } from '#contract/admin-inquiries.ts'
import { InquiryFacts } from '#web/inquiries/inquiry-facts.tsx'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { AnswerPart } from './answer-part.tsx'
import { InquiryCustomer } from './inquiry-customer.tsx'
import { useChangeInquiry } from './inquiry-queries.ts'
import { InquiryVisibility } from './inquiry-visibility.tsx'

interface InquiryDetailProps {
  readonly inquiry: AdminInquiry
  readonly onAnswered: (id: string) => void
}

/** Shows an inquiry: the question, the answer and the customer. */
export function InquiryDetail({ inquiry, onAnswered }: InquiryDetailProps) {
  const { dateTime } = useFormat()

  return (
    <article>
      <h2
        {...languageAttributes(inquiry.language)}
        className="display-heading pt-4 pb-2 wrap-anywhere lg:pt-5"
      >
        {inquiry.title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <InquiryFacts inquiry={inquiry} onBoard={false}>
          <time dateTime={inquiry.created_at}>{dateTime(inquiry.created_at)}</time>
        </InquiryFacts>
        {!inquiry.erased_at && (
          <Allowed call={changeInquiry}>
            <CloseOrReopen inquiry={inquiry} />
          </Allowed>
        )}
      </div>
      <div className="grid gap-x-8 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <p
            {...languageAttributes(inquiry.language)}
            className="max-w-(--container-text) border-t border-sand py-4.5 wrap-anywhere whitespace-pre-line"
          >
            {inquiry.content}
          </p>
          {!inquiry.erased_at && <AnswerPart inquiry={inquiry} onAnswered={onAnswered} />}
          <Allowed call={changeInquiry}>
            <InquiryVisibility inquiry={inquiry} />
          </Allowed>
        </div>
        <div className="min-w-0">
          <InquiryCustomer inquiry={inquiry} />
        </div>
      </div>
    </article>
  )
}

/**
 * Closes or reopens an inquiry. No email is sent, so it needs no confirmation and can be undone.
 */
function CloseOrReopen({ inquiry }: { readonly inquiry: AdminInquiry }) {
  const text = useAdminText()
  const labels = text.inquiries
  const showToast = useToast()
  const set = useChangeInquiry(inquiry)
  const isClosed = inquiry.status === 'CLOSED'
  const opened = inquiry.answer ? 'COMPLETED' : 'PENDING'

  function change() {
    const next = isClosed ? opened : 'CLOSED'
    const undo = { label: labels.undo, run: () => set.mutate({ status: inquiry.status }) }
    set.mutate(
      { status: next },
      { onSuccess: () => showToast(isClosed ? labels.reopened : labels.closed, undo) },
    )
  }

  return (
    <>
      <Button kind="quiet" size="small" busy={set.isPending} onClick={change}>
        {isClosed ? labels.reopen : labels.close}
      </Button>
      {set.isError && (
        <div className="w-full py-2">
          <Problem>{set.error.serverMessage ?? text.writeFailed}</Problem>
        </div>
      )}
    </>
  )
}
