import type { ReportQuestion } from '#contract/report-questions.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useReportText } from './use-report-text.ts'

/** Shows a question about a part of a sheet, with its answer or that it is pending. */
export function QuestionThread({ question }: { readonly question: ReportQuestion }) {
  const text = useReportText().questions
  const { moderation } = useText()
  const { date } = useFormat()
  const { answer } = question

  return (
    <li className="border-b border-sand py-5">
      <Head label={text.mine} at={question.created_at} day={date(question.created_at)} />
      {question.hidden_kind && (
        <p className="mt-1 text-small text-clay">
          {moderation.hidden(moderation.kinds[question.hidden_kind])}
        </p>
      )}
      <p
        {...languageAttributes(question.language)}
        className="mt-1 wrap-anywhere whitespace-pre-line"
      >
        {question.content}
      </p>
      {answer ? (
        <div className="mt-4 border-l border-ink pl-4">
          <Head
            label={`${text.answer} · ${answer.admin_name}`}
            at={answer.created_at}
            day={date(answer.created_at)}
          />
          <p
            {...languageAttributes(languageOfText(answer.content))}
            className="mt-1 wrap-anywhere whitespace-pre-line"
          >
            {answer.content}
          </p>
        </div>
      ) : (
        <p className="mt-3 text-small text-muted">
          {question.status === 'CLOSED' ? text.closed : text.waiting}
        </p>
      )}
    </li>
  )
}

interface HeadProps {
  readonly label: string
  readonly at: string
  readonly day: string
}

const Head = ({ label, at, day }: HeadProps) => (
  <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
    <span className="font-strong text-ink">{label}</span>
    <time dateTime={at}>{day}</time>
  </p>
)
