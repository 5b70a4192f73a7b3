import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type SurveyPayload, sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { invalidateOrders } from '#web/api/order-reads.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { answersToSend, type SurveyInput } from './answers.ts'
import type { OpenSurvey } from './open-survey.ts'

export type SentSurvey = ReplyOf<typeof sendMemberSurvey>

/** Sends a survey with its photos. Refetches orders and result sheets afterwards. */
export function useSendSurvey({ orderNumber, sender, kindScreen }: OpenSurvey) {
  const queries = useQueryClient()
  const { send: sendForm, progress } = useUpload()

  /** Returns the reply or the refusal. */
  async function send(
    input: SurveyInput,
    images: readonly Blob[],
    photos: readonly string[],
  ): Promise<SentSurvey | ApiRefusal> {
    const { email, phone } = input
    const params = { order_number: orderNumber }
    // The questions are those of the kind; the form has checked the answers.
    const body = {
      consulting_type: kindScreen.type,
      ...answersToSend(kindScreen.questions, input),
      photos,
      agreed_all: true,
      sensitive_agree: true,
    } as SurveyPayload
    const sent =
      sender === 'guest'
        ? await sendForm(sendGuestSurvey, { params, body: { ...body, email, phone } }, images)
        : await sendForm(sendMemberSurvey, { params, body }, images)
    if (sent instanceof ApiRefusal) return sent
    void invalidateOrders(queries)
    return sent
  }
  return { send, progress }
}
