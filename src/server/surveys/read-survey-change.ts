import { surveyOfKind } from '#consultings/kinds.ts'
import { type Answers, pickAnswers } from '#consultings/question.ts'
import type { changeSurvey as endpoint } from '#contract/change-survey.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { lockOrder, type OrderRow } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isChangeable } from './change-own-photo.ts'
import { findEarlierAnswers, replacedAnswers, revisionAfter } from './earlier-answers.ts'
import { findOwnOrder } from './find-own-order.ts'
import { refuseOtherKind } from './send-survey.ts'
import { findSurvey } from './store.ts'

export type ChangeInput = ParsedOf<typeof endpoint>

export interface SurveyChange {
  readonly order: OrderRow
  /** Before the change. */
  readonly revision: number
  /** The new answers; null if they are as they were. */
  readonly answers: Answers | null
  /** Whether a text was changed, in the language of the call. */
  readonly isRewritten: boolean
}

/**
 * Locks the order of a caller's own survey, and compares the answers with the stored ones.
 *
 * Refuses SURVEY_IN_WORK; SURVEY_CLOSED: no survey, its order ended or its consent was withdrawn;
 * OTHER_KIND; EDIT_CONFLICT with `current`, the revision; and as {@link findOwnOrder} does.
 */
export async function readSurveyChange(
  tx: Db,
  caller: Caller,
  input: ChangeInput,
  at: Date,
): Promise<SurveyChange> {
  const { number } = await findOwnOrder(tx, caller, input, at)
  const order = await lockOrder(tx, number)
  const survey = await findSurvey(tx, number)
  if (!survey || survey.erased_at) refuse('SURVEY_CLOSED')
  if (!isChangeable(order)) refuse(order.work_began_at ? 'SURVEY_IN_WORK' : 'SURVEY_CLOSED')
  const { photos: _photos, base_revision, ...body } = input.body
  refuseOtherKind(order, body)

  const revision = revisionAfter(await findEarlierAnswers(tx, number, survey.kind))
  const { questions } = surveyOfKind(survey.kind)
  const answers = pickAnswers(questions, body)
  const replaced = Object.keys(replacedAnswers(survey.answers, answers, survey.kind))
  const isRewritten = replaced.some((name) => questions[name]?.form === 'text')
  // A repeated call, whose reply was lost, finds its own answers.
  if (replaced.length === 0) return { order, revision, answers: null, isRewritten }
  if (base_revision !== revision) refuse('EDIT_CONFLICT', { current: revision })
  return { order, revision, answers, isRewritten }
}
