import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { rereadOrders } from '#web/api/order-reads.ts'
import { upload } from '#web/api/upload.ts'
import { type Answers, payloadOf } from './answers.ts'
import type { OpenSurvey } from './open-survey.ts'

interface Attempt {
  readonly key: string
  readonly content: string
  readonly images: readonly Blob[]
}

/**
 * Sends a survey with its photos. The same content goes under the same key however often it is
 * tried, so that an answer that was lost on the way does no harm. Orders and result sheets are read
 * anew afterwards. `progress` is that of all bytes, 0 to 1, while it is being sent.
 */
export function useSendSurvey({ orderNumber, sender }: OpenSurvey) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const last = useRef<Attempt>(undefined)

  /** The status of the order afterwards, or why it was not taken. */
  async function send(answers: Answers, images: readonly Blob[]): Promise<string | ApiRefusal> {
    const { email, phone } = answers
    const payload = payloadOf(answers)
    const attempt = attemptWith(last.current, JSON.stringify([payload, email, phone]), images)
    last.current = attempt
    setProgress(0)
    const options = { images, idempotencyKey: attempt.key, onProgress: setProgress }
    const params = { order_number: orderNumber }
    try {
      const sent =
        sender === 'guest'
          ? await upload(sendGuestSurvey, { params, body: { ...payload, email, phone } }, options)
          : await upload(sendMemberSurvey, { params, body: payload }, options)
      void rereadOrders(queries)
      return sent.status
    } catch (error) {
      if (error instanceof ApiRefusal) return error
      throw error
    } finally {
      setProgress(null)
    }
  }
  return { send, progress }
}

function attemptWith(last: Attempt | undefined, content: string, images: readonly Blob[]): Attempt {
  const isSame =
    last?.content === content &&
    last.images.length === images.length &&
    last.images.every((image, at) => image === images[at])
  return isSame ? last : { key: crypto.randomUUID(), content, images }
}
