import * as contract from '#contract/social-deletions.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { OnAccountClosed } from './close-account.ts'
import { handleSocialDeletion, readSocialDeletion } from './handle-social-deletion.ts'

/** Routes that login providers call to request the deletion of a person's data. */
export function socialDeletionRoutes(
  deps: Deps,
  onAccountClosed: readonly OnAccountClosed[],
): Route[] {
  const unlinked = async (fields: { readonly user_id: string }, authorization: string | null) => {
    await handleSocialDeletion(deps, onAccountClosed, 'kakao', { fields, authorization })
    return {}
  }
  return [
    route(contract.deleteFacebookData, async ({ body: fields }) => {
      const notice = { fields, authorization: null }
      const code = await handleSocialDeletion(deps, onAccountClosed, 'facebook', notice)
      return { url: `${deps.publicUrl}/data-deletion/${code}`, confirmation_code: code }
    }),
    route(contract.unlinkKakao, ({ body }, _caller, context) =>
      unlinked(body, context.header('authorization')),
    ),
    route(contract.unlinkKakaoByQuery, ({ query }, _caller, context) =>
      unlinked(query, context.header('authorization')),
    ),
    route(contract.getSocialDeletion, ({ params }) => readSocialDeletion(deps, params.code)),
  ]
}
