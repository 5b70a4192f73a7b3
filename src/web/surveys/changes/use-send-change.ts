import { useQueryClient } from '@tanstack/react-query'
import { changeSurvey, type SurveyChange } from '#contract/change-survey.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { invalidateOrders } from '#web/api/order-reads.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { proven } from '#web/own-orders/my-orders-queries.ts'
import { answersToSend, type SurveyInput } from '../answers.ts'
import type { OpenSurvey } from '../open-survey.ts'
import type { PhotoChanges } from './photo-places.ts'

/** Sends changed answers and photos. Refetches orders afterwards. */
export function useSendChange(survey: OpenSurvey) {
  const queries = useQueryClient()
  const { send: sendForm, progress } = useUpload()
  const { type, questions } = survey.kindScreen

  /** Returns the refusal, or null. */
  async function send(
    input: SurveyInput,
    base_revision: number,
    { images, ...photos }: PhotoChanges,
  ): Promise<ApiRefusal | null> {
    // The questions are those of the kind; the form has checked the answers.
    const body = {
      consulting_type: type,
      ...answersToSend(questions, input),
      ...photos,
      base_revision,
    } as SurveyChange
    const sent = await sendForm(changeSurvey, { ...proven(survey), body }, images)
    // After a refusal, too: somebody may have begun to work.
    void invalidateOrders(queries)
    return sent instanceof ApiRefusal ? sent : null
  }
  return { send, progress }
}
