import { adminPolicies } from '#contract/admin-policies.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { languages } from '#domain/languages/languages.ts'
import { call } from '#web/api/client.ts'
import { isWritten } from '../editing/draft.ts'
import { dayOf, toMomentOrDay } from '../editing/period-field.tsx'

export type Policy = ReplyOf<typeof adminPolicies.update>

export type Kind = Policy['kind']

export const POLICIES_KEY = ['admin', 'policies']

/** Placeholder for the predecessor of a first version: empty, not on the server. */
export const beforeFirst = (kind: Kind): Policy => ({
  id: '',
  kind,
  version: 0,
  effective_at: '',
  html: '',
  translations: { en: null, vi: null },
  status: 'IN_FORCE',
  revision: 0,
})

/** Editor fields of a version; the day is empty if it takes effect at once. */
export const policyDraft = (policy: Policy) => ({
  effective_at: policy.status === 'SCHEDULED' ? dayOf(policy.effective_at) : '',
  'ko.html': policy.html,
  'en.html': policy.translations.en ?? '',
  'vi.html': policy.translations.vi ?? '',
})

export type PolicyDraft = ReturnType<typeof policyDraft>

/**
 * Builds the request body; `base` is the version that the draft is based on. The next version may
 * have no day: it takes effect at once.
 */
export function policyBody(draft: PolicyDraft, base: Policy | null, isNext: boolean) {
  const day = toMomentOrDay(draft.effective_at, base?.effective_at)
  const [, ...others] = languages
  return {
    html: draft['ko.html'],
    translations: Object.fromEntries(
      others.map((each) => [each, isWritten(each, draft) ? draft[`${each}.html`] : null]),
    ),
    ...((day || !isNext) && { effective_at: day ?? '' }),
  }
}

type Body = ReturnType<typeof policyBody>

/** Changes a version that is not in force yet. */
export const changePolicy = (body: Body, { id, revision }: Policy) =>
  call(adminPolicies.update, { params: { id }, body: { ...body, base_revision: revision } })

/** Creates the version after `base`, which must still be the newest of its kind. */
export const writeNext = (body: Body, { kind, version }: Policy) =>
  call(adminPolicies.create, { body: { ...body, kind, base_version: version } })
