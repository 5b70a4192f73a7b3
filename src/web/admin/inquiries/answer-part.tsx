import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AdminInquiry } from '#contract/admin-inquiries.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { languageNames } from '#texts/language-names.ts'
import { useFormat } from '#web/language/use-format.ts'
import { writtenIn } from '#web/language/written-in.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { AnswerForm } from '../answering/answer-form.tsx'
import { useAnswerDraft } from '../answering/use-answer-draft.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { wantsToWrite } from '../frame/to-write.ts'
import { Part } from '../order/part.tsx'
import { useAnswer } from './inquiry-queries.ts'

interface AnswerPartProps {
  readonly inquiry: AdminInquiry
  readonly onAnswered: (id: string) => void
}

/** Shows the answer, or its editor. */
export function AnswerPart({ inquiry, onAnswered }: AnswerPartProps) {
  const text = useAdminText()
  const words = text.inquiries.answer
  const { dateTime } = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const [wantsForm, setWantsForm] = useState(false)
  const { answer, writer_name: name } = inquiry
  const answered = { saved: answer?.content ?? null, version: inquiry.answer_at }
  const draft = useAnswerDraft(`answer_${inquiry.id}`, answered)
  const send = useAnswer(inquiry.id, () => {
    draft.discard()
    setWantsForm(false)
    say(words.done(name))
    onAnswered(inquiry.id)
  })
  const isWriting = wantsForm || draft.begun || inquiry.status === 'PENDING'

  function begin() {
    if (!isWriting) {
      draft.rewrite()
      setWantsForm(true)
    }
    // The list leads the focus to what it opened; whoever wants to write goes on from there.
    setTimeout(() => field.current?.focus())
  }
  useBeginOnArrival(begin)

  async function submit(base: string | null) {
    const question = { text: words.confirmText, ok: words.submit }
    if (!(await confirm(words.confirm(name), question))) return
    send.mutate({ content: draft.text, base_answer_at: base })
  }

  return (
    <Part
      title={words.title}
      note={
        isWriting
          ? words.language(languageNames[inquiry.language][1])
          : answer && `${answer.admin_name} · ${dateTime(answer.created_at)}`
      }
    >
      {isWriting ? (
        <AnswerForm
          {...{ answered, draft, field }}
          words={{ ...words, submit: answer ? words.submitAgain : words.submit }}
          limit={textLengths.inquiryContent}
          templates={{ use: 'ANSWER', language: inquiry.language }}
          overtaken={
            answer
              ? words.conflict(answer.admin_name, dateTime(answer.created_at))
              : text.editing.conflict.choose
          }
          isSending={send.isPending}
          problem={
            send.isError && send.error.code !== 'EDIT_CONFLICT'
              ? (send.error.serverMessage ?? text.writeFailed)
              : null
          }
          isDroppable={draft.text !== '' || inquiry.status !== 'PENDING'}
          onSubmit={(base) => void submit(base)}
          onDrop={() => {
            draft.drop()
            setWantsForm(false)
          }}
        />
      ) : (
        <>
          {answer && (
            <p
              {...writtenIn(languageOfText(answer.content))}
              className="text-small wrap-anywhere whitespace-pre-line"
            >
              {answer.content}
            </p>
          )}
          <div className="pt-3">
            <Button kind="secondary" size="small" onClick={begin}>
              {answer ? words.change : words.write}
            </Button>
          </div>
        </>
      )}
    </Part>
  )
}

/** By `e` on the list one comes to write. */
function useBeginOnArrival(begin: () => void) {
  const { state, key } = useLocation()
  const current = useRef(begin)
  useEffect(() => {
    current.current = begin
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also at the same place
  useEffect(() => {
    if (wantsToWrite(state)) current.current()
  }, [state, key])
}
