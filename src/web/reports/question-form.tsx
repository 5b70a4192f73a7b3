import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Report } from '#contract/reports.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAskAboutReport } from './question-queries.ts'
import type { ReportPart } from './report-sections.ts'
import { useReportText } from './use-report-text.ts'

interface QuestionFormProps {
  readonly report: Report
  readonly token: string | null
  readonly part: ReportPart
  readonly content: string
  readonly onChange: (content: string) => void
  /** Also called once the question was sent. */
  readonly onClose: () => void
}

/** Form for a question about a part of a sheet. What was typed survives the form until it is sent. */
export function QuestionForm(props: QuestionFormProps) {
  const { report, token, part, content, onChange, onClose } = props
  const text = useReportText().questions
  const say = useToast()
  const asking = useAskAboutReport(report, token)
  const [isTried, setIsTried] = useState(false)
  const attempt = useRef({ content: '', key: '' })
  const form = useRef<HTMLFormElement>(null)
  const length = [...content.trim()].length
  const isTooLong = length > textLengths.reportQuestion
  const problem = isTooLong ? text.tooLong : length === 0 ? text.empty : undefined

  useEffect(() => fieldIn(form.current)?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (problem) return fieldIn(form.current)?.focus()
    if (asking.isPending) return
    if (attempt.current.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() }
    }
    asking.mutate(
      { part: part.name, content, key: attempt.current.key },
      {
        onSuccess: () => {
          say(text.sent)
          onChange('')
          onClose()
        },
      },
    )
  }

  function leave({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose()
  }

  return (
    <form ref={form} noValidate onSubmit={send} onKeyDown={leave} className="mt-2 space-y-4">
      <TextArea
        label={text.field}
        hint={text.hint}
        rows={3}
        limit={textLengths.reportQuestion}
        value={content}
        problem={isTried || isTooLong ? problem : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {asking.error && <Problem>{failureMessage(asking.error, text)}</Problem>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={asking.isPending}>
          {text.send}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </form>
  )
}

const fieldIn = (form: HTMLFormElement | null) => form?.querySelector('textarea')
