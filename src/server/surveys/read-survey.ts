import type { Survey } from '#contract/surveys.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderFor } from '#server/orders/index.ts'
import { recordLook } from '#server/platform/audit-looks.ts'
import { type Caller, isStaff } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findSurveyReply } from './find-survey-reply.ts'

/**
 * Returns a survey to its order's owner, to an administrator (recording the view of photos) or to a
 * guest with a token. Refuses SIGN_IN_REQUIRED, ORDER_NOT_FOUND, and NOT_FOUND before the survey
 * was sent.
 */
export async function readSurvey(
  deps: Deps,
  caller: Caller,
  context: RequestContext,
  orderNumber: string,
  guestToken: string | undefined,
): Promise<Survey> {
  const at = deps.now()
  const order = await findOrderFor(deps.db, caller, orderNumber, guestToken, at)
  const survey = (await findSurveyReply(deps.db, deps, order.number)) ?? refuse('NOT_FOUND')
  if (isStaff(caller) && caller.memberId !== order.member_id && survey.images.length > 0) {
    await recordLook(deps.db, caller, context, { action: 'photos.view', subject: order.number, at })
  }
  return survey
}
