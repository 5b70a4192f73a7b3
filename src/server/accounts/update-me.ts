import type { updateMe as contract } from '#contract/accounts.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { phoneDigits } from '#domain/accounts/phone.ts'
import { type Profile, profileProblem } from '#domain/accounts/profile.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { getMe, type PointsOf } from './get-me.ts'
import { updateContact } from './members-store.ts'

type Body = ParsedOf<typeof contract>['body']

/**
 * Changes the member's phone and address; name and email stay as verified. Refuses
 * VALIDATION_FAILED with the message of the first problem. Source: PRF-01.
 */
export async function updateMe(
  deps: Pick<Deps, 'db' | 'now'>,
  pointsOf: PointsOf,
  body: Body,
  member: Member,
  { language }: Pick<RequestContext, 'language'>,
): Promise<ReplyOf<typeof contract>> {
  check(body, language)
  await updateContact(deps.db, member.memberId, { ...body, phone: phoneDigits(body.phone) })
  return { success: true, ...(await getMe(deps, pointsOf, member)) }
}

const fieldNames = {
  phone: 'phone',
  postalCode: 'postal_code',
  basicAddress: 'basic_address',
  detailedAddress: 'detailed_address',
} as const satisfies Record<keyof Profile, keyof Body>

function check(body: Body, language: Language) {
  const found = profileProblem({
    phone: body.phone,
    postalCode: body.postal_code,
    basicAddress: body.basic_address,
    detailedAddress: body.detailed_address,
  })
  if (!found) return
  const { accounts, ownAccount } = texts[language]
  const msg =
    found.problem === 'ADDRESS_INCOMPLETE'
      ? ownAccount.profile.addressIncomplete
      : accounts.signUp.problems[found.problem]
  const loc = ['body', fieldNames[found.field]]
  refuse('VALIDATION_FAILED', { detail: [{ loc, msg, type: found.problem }] })
}
