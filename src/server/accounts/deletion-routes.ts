import * as contract from '#contract/social-deletions.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { deletionOf, forgetIdentity } from './forget-identity.ts'
import type { OnWithdrawn } from './withdraw.ts'

/** What providers call when somebody is to be forgotten. */
export function deletionRoutes(deps: Deps, onWithdrawn: readonly OnWithdrawn[]): Route[] {
  const unlinked = async (fields: { readonly user_id: string }, authorization: string | null) => {
    await forgetIdentity(deps, onWithdrawn, 'kakao', { fields, authorization })
    return {}
  }
  return [
    route(contract.deleteFacebookData, async ({ body: fields }) => {
      const notice = { fields, authorization: null }
      const code = await forgetIdentity(deps, onWithdrawn, 'facebook', notice)
      return { url: `${deps.publicUrl}/data-deletion/${code}`, confirmation_code: code }
    }),
    route(contract.unlinkKakao, ({ body }, _caller, context) =>
      unlinked(body, context.header('authorization')),
    ),
    route(contract.unlinkKakaoByQuery, ({ query }, _caller, context) =>
      unlinked(query, context.header('authorization')),
    ),
    route(contract.getSocialDeletion, ({ params }) => deletionOf(deps, params.code)),
  ]
}
