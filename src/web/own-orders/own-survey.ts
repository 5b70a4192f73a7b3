import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { surveyOfKind } from '#consultings/kinds.ts'
import type { Answers } from '#consultings/question.ts'
import { getSurvey, type Survey, withdrawSurveyConsent } from '#contract/surveys.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'
import { removeSavedCards } from '#web/api/saved-cards.ts'
import { type OrderProof, proven } from '#web/own-orders/my-orders-queries.ts'
import { photoRecord } from '#web/own-orders/own-photos.ts'

/** What the customer's own pages use of an order's survey. */
interface OwnSurvey {
  /** Whether photos or body data are still stored. */
  readonly hasSensitiveData: boolean
  /** Portrait from the answers; null once they were erased. */
  readonly customer: PortraitChoices | null
  readonly sentAt: string
  /** Photos that the studio asked for and waits for. */
  readonly awaited: Survey['photo_requests']
}

export const ownSurvey = (proof: OrderProof) =>
  queryOptions({
    queryKey: [reads.orders, 'survey', proof.orderNumber, proof.guestToken ?? null],
    queryFn: async ({ signal }): Promise<OwnSurvey> => {
      const survey = await call(getSurvey, proven(proof), { signal })
      const isErased = survey.erased_at !== null
      return {
        hasSensitiveData: !isErased || survey.images.length > 0,
        customer: isErased
          ? null
          : surveyOfKind(survey.consulting_type).portraitFrom(givenIn(survey)),
        sentAt: survey.created_at,
        awaited: survey.photo_requests.filter(({ state }) => state === 'OPEN'),
      }
    },
  })

/** Returns the given answers, without the blank values of a reply. */
const givenIn = ({ left_blank: blank, ...survey }: Survey) =>
  // The reply's other fields name no questions.
  Object.fromEntries(Object.entries(survey).filter(([name]) => !blank.includes(name))) as Answers

export function useWithdrawSurveyConsent(proof: OrderProof) {
  const queries = useQueryClient()
  return useMutation<undefined, ApiRefusal, void>({
    mutationFn: () => call(withdrawSurveyConsent, proven(proof)),
    onSuccess: () => {
      queries.setQueryData(
        ownSurvey(proof).queryKey,
        (survey) => survey && { ...survey, hasSensitiveData: false, customer: null },
      )
      void queries.invalidateQueries({ queryKey: photoRecord(proof).queryKey })
      void removeSavedCards()
    },
  })
}
