import { signedInAgain } from './given-orders.ts'
import { givenSaved } from './given-saved.ts'
import { type OwnedResources, own } from './ownership.ts'

/** Calls about a member's sessions, wishlist and cart. */
export const ownedAccount: OwnedResources = {
  'DELETE /v1/users/me/sessions/:id': {
    call: async ({ app, owner }) => {
      await signedInAgain(app, owner!)
      const { id } = await app.db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', owner!.id)
        .where('refresh_hash', '!=', `of ${owner!.id}`)
        .executeTakeFirstOrThrow()
      return { url: `/v1/users/me/sessions/${id}` }
    },
    expects: own,
  },
  'DELETE /v1/wishlist/:id': {
    call: async ({ app, owner }) => ({
      url: `/v1/wishlist/${(await givenSaved(app, owner!, 'wishlist')).id}`,
    }),
    expects: own,
  },
  'DELETE /v1/cart/:id': {
    call: async ({ app, owner }) => ({
      url: `/v1/cart/${(await givenSaved(app, owner!, 'cart')).id}`,
    }),
    expects: own,
  },
}
