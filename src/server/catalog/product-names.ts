import type { Language } from '#domain/languages/languages.ts'
import { type LocalizedTexts, mapLanguages, textsIn } from '#server/platform/localized-texts.ts'
import type { ProductTexts } from './product-texts.ts'

/** Names of a product at the time of an order, by language. */
export type ProductNames = LocalizedTexts<string>

export const collectNames = (words: LocalizedTexts<ProductTexts>): ProductNames =>
  mapLanguages(words, ({ name }) => name)

/**
 * Returns the name of the ordered product in the reader's language, or in Korean if there is none.
 */
export const orderedProductName = (
  language: Language,
  { product_names }: { readonly product_names: ProductNames },
): string => textsIn(language, product_names)
