import { z } from 'zod'
import { pageSizes } from '#domain/limits/limits.ts'
import { productFields, productReply, requireProduct } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

/** A product on a list, as it is sold now; not for sale if `is_active` is false. */
const savedItemReply = productReply
  .pick({
    product_id: true,
    consulting_type: true,
    name: true,
    summary: true,
    price: true,
    shipping_fee: true,
    image_url: true,
    is_active: true,
  })
  .extend({ id: z.string(), created_at: z.string() })
export type SavedItem = z.output<typeof savedItemReply>

/** `wishlist`: products to remember. `cart`: products to order. */
export type SavedListName = 'wishlist' | 'cart'

/**
 * A member's saved products, newest first, each at most once. Adding one again replies as the first
 * time: 201 with the existing item. Products that are not for sale can be added; a type without a
 * product is refused as NOT_FOUND. Source: WSH-01.
 */
const savedList = (name: SavedListName) => ({
  list: endpoint({
    method: 'GET',
    path: `/v1/${name}`,
    summary: `What the member has in the ${name}`,
    access: 'member',
    query: pageQuery(pageSizes.default),
    reply: pageOf(savedItemReply),
    refusals: [],
  }),
  add: endpoint({
    method: 'POST',
    path: `/v1/${name}`,
    summary: `Put a product into the ${name}; what is there already is answered again`,
    access: 'member',
    body: z.object(productFields).superRefine(requireProduct),
    reply: savedItemReply,
    status: 201,
    refusals: ['PRODUCT_NOT_FOUND', 'PRODUCT_OF_ANOTHER_KIND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/v1/${name}/:id`,
    summary: `Take an item out of one’s own ${name}`,
    access: 'member',
    params: z.object({ id: idField }),
    reply: z.undefined(),
    status: 204,
    refusals: [],
  }),
})

export const savedLists = { wishlist: savedList('wishlist'), cart: savedList('cart') } as const
