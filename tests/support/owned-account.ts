import { randomUUID } from 'node:crypto'
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
  'DELETE /v1/users/me/passkeys/:id': {
    call: async ({ app, owner }) => {
      const { id } = await app.db
        .insertInto('passkeys')
        .values({
          member_id: owner!.id,
          credential_id: randomUUID(),
          public_key: '',
          counter: 0,
          name: '내 전화',
          created_at: app.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { url: `/v1/users/me/passkeys/${id}` }
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
