import type { Language } from '#domain/languages/languages.ts'
import { type LocalizedTexts, mapLanguages, textsIn } from '#server/platform/localized-texts.ts'
import type { ProductWords } from './product-words.ts'

/** What a product was called when it was sold, in each language in which it had a name. */
export type SoldAs = LocalizedTexts<string>

export const namesIn = (words: object): SoldAs =>
  mapLanguages(words as LocalizedTexts<ProductWords>, ({ name }) => name)

/** Returns what an order bought in the reader's language, or in Korean where it had no name in that. */
export const soldName = (
  language: Language,
  { product_names }: { readonly product_names: SoldAs },
): string => textsIn<string>(language, product_names)
