import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { CLOSING } from '#consultings/report.ts'
import type { Report } from '#contract/reports.ts'
import { AskIcon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { QuestionForm } from './question-form.tsx'
import { reportQuestions } from './question-queries.ts'
import { QuestionThread } from './question-thread.tsx'
import type { ReportPart } from './report-sections.ts'
import { useReportText } from './use-report-text.ts'

interface PartQuestionsProps {
  readonly report: Report
  /** Guest token; null for a member. */
  readonly token: string | null
  readonly part: ReportPart
}

/** Shows questions about a part of a sheet with their answers, and a form to ask. */
export function PartQuestions({ report, token, part }: PartQuestionsProps) {
  const text = useReportText().questions
  const asked = useQuery(reportQuestions(report, token))
  const [isOpen, setIsOpen] = useState(false)
  const [content, setContent] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const questions = asked.data?.filter(({ sheet_part }) => sheet_part === part.name) ?? []

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <div data-print="none" className="mt-8 max-w-(--container-text)">
      {questions.length > 0 && (
        <ol aria-label={text.list(part.title)} className="mb-2 border-t border-sand">
          {questions.map((question) => (
            <QuestionThread key={question.id} question={question} />
          ))}
        </ol>
      )}
      {asked.isError && part.name === CLOSING && (
        <Problem onRetry={() => void asked.refetch()} busy={asked.isFetching}>
          {text.unread}
        </Problem>
      )}
      <button
        ref={button}
        type="button"
        aria-label={text.askAbout(part.title)}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-touch items-center gap-2 text-small text-clay hover:underline"
      >
        <AskIcon />
        {text.ask}
      </button>
      <div id={formId}>
        {isOpen && (
          <QuestionForm
            {...{ report, token, part, content }}
            onChange={setContent}
            onClose={close}
          />
        )}
      </div>
    </div>
  )
}
