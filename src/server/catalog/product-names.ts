import type { Language } from '#domain/languages/languages.ts'
import { type LocalizedTexts, mapLanguages, textsIn } from '#server/platform/localized-texts.ts'
import type { ProductTexts } from './product-texts.ts'

/** What a product was called when it was sold, in each language in which it had a name. */
export type ProductNames = LocalizedTexts<string>

export const collectNames = (words: object): ProductNames =>
  mapLanguages(words as LocalizedTexts<ProductTexts>, ({ name }) => name)

/** Returns what an order bought in the reader's language, or in Korean where it had no name in that. */
export const orderedProductName = (
  language: Language,
  { product_names }: { readonly product_names: ProductNames },
): string => textsIn<string>(language, product_names)
