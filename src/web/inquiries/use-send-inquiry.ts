import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keysOf } from '#domain/collections/records.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { INQUIRIES } from './inquiry-queries.ts'
import type { AskKind, InquiryFields } from './inquiry-rules.ts'
import { bodyOf, failureOf, sendInquiry } from './send-inquiry.ts'
import type { InquiryForm } from './use-inquiry-form.ts'

/** Sends the form once, however often it is clicked, and reports failures. */
export function useSendInquiry(kind: AskKind, form: InquiryForm, onSent: () => void) {
  const text = useText().inquiries.form
  const say = useToast()
  const queries = useQueryClient()
  const isGuest = useSession() === null
  const attempt = useRef({ sent: '', key: '' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /**
   * Returns the idempotency key: the same content sent again, after a lost reply, is the same
   * inquiry.
   */
  function keyFor(body: object): string {
    const sent = JSON.stringify(body)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    return attempt.current.key
  }

  async function ask(fields: InquiryFields) {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const body = bodyOf(kind, fields, isGuest)
    try {
      await sendInquiry(body, isGuest, keyFor(body))
      void queries.invalidateQueries({ queryKey: [INQUIRIES] })
      say(text.success)
      onSent()
    } catch (error) {
      if (!markFields(error, form))
        setFailure(`${failureOf(error, kind, text.failures)}\n${text.inputSaved}`)
    } finally {
      setBusy(false)
    }
  }

  return { ask: form.handleSubmit(ask), busy, failure }
}

/** Shows the server's problems beside their fields; false if none belongs to the form. */
function markFields(error: unknown, form: InquiryForm): boolean {
  const problems = isRefusal(error) ? error.fields : []
  const fields = keysOf(form.getValues())
  const known = problems.flatMap(({ loc, msg }) =>
    fields.filter((field) => field === loc[1]).map((field) => ({ field, msg })),
  )
  for (const { field, msg } of known) form.setError(field, { type: 'server', message: msg })
  return known.length > 0
}
