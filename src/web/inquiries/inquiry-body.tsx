import type { Inquiry, OwnInquiry } from '#contract/inquiries.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { InquiryFacts } from './inquiry-facts.tsx'

interface InquiryBodyProps {
  readonly inquiry: Inquiry | OwnInquiry
  /** My page's board shows an answer only while the inquiry's status is answered. */
  readonly onBoard: boolean
}

/** Shows author, subject and content, and the answer with its author and time. Source: INQ-05. */
export function InquiryBody({ inquiry, onBoard }: InquiryBodyProps) {
  const { inquiries: text, moderation } = useText()
  const { date } = useFormat()
  const isShown = !onBoard || inquiry.status === 'COMPLETED'

  return (
    <>
      <InquiryFacts inquiry={inquiry} onBoard={onBoard}>
        <span>{inquiry.writer_name}</span>
        <time dateTime={inquiry.created_at}>{date(inquiry.created_at)}</time>
      </InquiryFacts>
      {'hidden_kind' in inquiry && inquiry.hidden_kind && (
        <p className="mt-4 text-small text-clay">
          {moderation.hidden(moderation.kinds[inquiry.hidden_kind])}
        </p>
      )}
      <p
        {...languageAttributes(inquiry.language)}
        className="mt-5 whitespace-pre-line wrap-anywhere"
      >
        {inquiry.content}
      </p>
      {inquiry.answer && isShown ? (
        <Answer answer={inquiry.answer} />
      ) : (
        <p className="mt-8 border-t border-sand pt-4 text-small text-muted">
          {inquiry.status === 'CLOSED' ? text.detail.closed : text.detail.waiting}
        </p>
      )}
    </>
  )
}

function Answer({ answer }: { readonly answer: NonNullable<Inquiry['answer']> }) {
  const text = useText().inquiries.detail
  const { dateTime } = useFormat()

  return (
    <section aria-label={text.answer} className="mt-8 border-t border-ink pt-5">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{text.answer}</span>
        <span className="text-small text-muted">
          {answer.admin_name} ·{' '}
          <time dateTime={answer.created_at}>{dateTime(answer.created_at)}</time>
        </span>
      </h3>
      <p
        {...languageAttributes(languageOfText(answer.content))}
        className="mt-3 whitespace-pre-line wrap-anywhere"
      >
        {answer.content}
      </p>
    </section>
  )
}
