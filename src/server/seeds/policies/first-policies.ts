import type { policyKinds } from '#contract/content.ts'
import { pointsPolicy } from './points.ts'
import type { Policy } from './policy.ts'
import { privacyPolicy } from './privacy.ts'
import { refundPolicy } from './refund.ts'
import { sensitivePolicy } from './sensitive.ts'
import { termsPolicy } from './terms.ts'

/** Policies of a new installation, to be checked by the owner’s lawyer. */
export const firstPolicies: Readonly<Record<(typeof policyKinds)[number], Policy>> = {
  terms: termsPolicy,
  privacy: privacyPolicy,
  sensitive: sensitivePolicy,
  refund: refundPolicy,
  points: pointsPolicy,
}
