import { isOffered } from '#consultings/kinds.ts'
import { adminProducts } from '#contract/admin-catalog.ts'
import { consultingTypes } from '#contract/catalog.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { bodyWords, type Draft, draftWords } from '../editing/draft.ts'
import { numberOf } from '../editing/typed-number.ts'

export type ProductThing = ReplyOf<typeof adminProducts.update>

export const PRODUCTS_KEY = ['admin', 'products']

/** What the list of products is put into another order with. */
export const arrangedProducts = {
  key: PRODUCTS_KEY,
  calls: adminProducts,
  nameOf: ({ name }: ProductThing) => name,
}

/** Kinds of consulting of which products can be added. */
export const offeredKinds = consultingTypes.filter(isOffered)

const words = ['name', 'summary', 'description'] as const

export const draftOf = (product: ProductThing | null) => ({
  consulting_type: product?.consulting_type ?? offeredKinds[0] ?? '',
  price: String(product?.price ?? ''),
  shipping_fee: String(product?.shipping_fee ?? '0'),
  turnaround_days: String(product?.turnaround_days ?? '3'),
  image_url: product?.image_url ?? '',
  ...draftWords(words, product),
})
export type ProductName = keyof ReturnType<typeof draftOf>
export type ProductDraft = Draft<ProductName>

export const bodyOf = (draft: ProductDraft, base: ProductThing | null) => ({
  ...(!base && { consulting_type: draft.consulting_type }),
  price: numberOf(draft.price),
  shipping_fee: numberOf(draft.shipping_fee) ?? 0,
  turnaround_days: numberOf(draft.turnaround_days),
  image_url: draft.image_url,
  ...bodyWords(words, draft),
})

type Change = InputOf<typeof adminProducts.update>['body']

const change = ({ id, revision }: ProductThing, body: Change) =>
  call(adminProducts.update, { params: { id }, body: { ...body, base_revision: revision } })

export const save = (body: object, base: ProductThing | null): Promise<ProductThing> =>
  base ? change(base, body) : call(adminProducts.create, { body: body as never })

export const setOnSale = (product: ProductThing, onSale: boolean) =>
  change(product, { is_active: onSale })
