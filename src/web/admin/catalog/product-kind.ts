import { isOffered } from '#consultings/kinds.ts'
import { adminProducts } from '#contract/admin-catalog.ts'
import { consultingTypes } from '#contract/catalog.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { bodyTexts, type Draft, draftTexts } from '../editing/draft.ts'
import type { ItemCalls } from '../editing/item-calls.ts'
import { parseNumber } from '../editing/parse-number.ts'

export type AdminProduct = ReplyOf<typeof adminProducts.update>

export const PRODUCTS_KEY = ['admin', 'products']

/** The products as a list that can be reordered. */
export const reorderableProducts = {
  key: PRODUCTS_KEY,
  calls: adminProducts,
  nameOf: ({ name }: AdminProduct) => name,
}

/** Kinds of consulting for which products can be added. */
export const offeredKinds = consultingTypes.filter(isOffered)

const textFields = ['name', 'summary', 'description'] as const

export const draftOf = (product: AdminProduct | null) => ({
  consulting_type: product?.consulting_type ?? offeredKinds[0] ?? '',
  price: String(product?.price ?? ''),
  shipping_fee: String(product?.shipping_fee ?? '0'),
  turnaround_days: String(product?.turnaround_days ?? '3'),
  image_url: product?.image_url ?? '',
  ...draftTexts(textFields, product),
})
export type ProductName = keyof ReturnType<typeof draftOf>
export type ProductDraft = Draft<ProductName>

export const bodyOf = (draft: ProductDraft, base: AdminProduct | null) => ({
  ...(!base && { consulting_type: draft.consulting_type }),
  price: parseNumber(draft.price),
  shipping_fee: parseNumber(draft.shipping_fee) ?? 0,
  turnaround_days: parseNumber(draft.turnaround_days),
  image_url: draft.image_url,
  ...bodyTexts(textFields, draft),
})

type Change = InputOf<typeof adminProducts.update>['body']

const change = ({ id, revision }: AdminProduct, body: Change) =>
  call(adminProducts.update, { params: { id }, body: { ...body, base_revision: revision } })

// Takes any body: the editor validates it against the schema of the call.
const { create }: Pick<ItemCalls<AdminProduct>, 'create'> = adminProducts

export const save = (body: object, base: AdminProduct | null): Promise<AdminProduct> =>
  base ? change(base, body) : call(create, { body })

export const setOnSale = (product: AdminProduct, onSale: boolean) =>
  change(product, { is_active: onSale })
