import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type AdminInquiry, answerInquiry } from '#contract/admin-inquiries.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { languageNames } from '#texts/language-names.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { AnswerForm } from '../answering/answer-form.tsx'
import { useAnswerDraft } from '../answering/use-answer-draft.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { wantsEditOnArrival } from '../frame/edit-on-arrival.ts'
import { useMay } from '../frame/role.tsx'
import { Part } from '../order/part.tsx'
import { useSendAnswer } from './inquiry-queries.ts'

interface AnswerPartProps {
  readonly inquiry: AdminInquiry
  readonly onAnswered: (id: string) => void
}

/** Shows the answer, or its editor to people who may answer. */
export function AnswerPart({ inquiry, onAnswered }: AnswerPartProps) {
  const text = useAdminText()
  const labels = text.inquiries.answer
  const { dateTime } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const [wantsForm, setWantsForm] = useState(false)
  const { answer, writer_name: name } = inquiry
  const savedAnswer = { saved: answer?.content ?? null, version: inquiry.answer_at }
  const draft = useAnswerDraft(`answer_${inquiry.id}`, savedAnswer)
  const send = useSendAnswer(inquiry.id, () => {
    draft.discard()
    setWantsForm(false)
    showToast(labels.done(name))
    onAnswered(inquiry.id)
  })
  const canAnswer = useMay()(answerInquiry)
  const isWriting = canAnswer && (wantsForm || draft.begun || inquiry.status === 'PENDING')

  function begin() {
    if (!canAnswer) return
    if (!isWriting) {
      draft.rewrite()
      setWantsForm(true)
    }
    // Runs after the list has moved the focus to the opened row.
    setTimeout(() => field.current?.focus())
  }
  useEditOnArrival(begin)

  async function submit(base: string | null) {
    const question = { text: labels.confirmText, ok: labels.submit }
    if (!(await confirm(labels.confirm(name), question))) return
    send.mutate({ content: draft.text, base_answer_at: base })
  }

  if (!canAnswer && !answer) return null
  return (
    <Part
      title={labels.title}
      note={
        isWriting
          ? labels.language(languageNames[inquiry.language][1])
          : answer && `${answer.admin_name} · ${dateTime(answer.created_at)}`
      }
    >
      {isWriting ? (
        <AnswerForm
          {...{ savedAnswer, draft, field }}
          labels={{ ...labels, submit: answer ? labels.submitAgain : labels.submit }}
          limit={textLengths.inquiryContent}
          templates={{ use: 'ANSWER', language: inquiry.language }}
          conflictNote={
            answer
              ? labels.conflict(answer.admin_name, dateTime(answer.created_at))
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
              {...languageAttributes(languageOfText(answer.content))}
              className="text-small wrap-anywhere whitespace-pre-line"
            >
              {answer.content}
            </p>
          )}
          {canAnswer && (
            <div className="pt-3">
              <Button kind="secondary" size="small" onClick={begin}>
                {answer ? labels.change : labels.write}
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  )
}

/** Starts editing if the location state asks for it, as after `e` on the list. */
function useEditOnArrival(begin: () => void) {
  const { state, key } = useLocation()
  const current = useRef(begin)
  useEffect(() => {
    current.current = begin
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also at the same place
  useEffect(() => {
    if (wantsEditOnArrival(state)) current.current()
  }, [state, key])
}
