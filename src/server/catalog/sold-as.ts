import type { Language } from '#domain/languages/languages.ts'
import { eachLanguage, type WordsByLanguage, wordsIn } from '#server/platform/words.ts'
import type { ProductWords } from './product-words.ts'

/** What a product was called when it was sold, in each language in which it had a name. */
export type SoldAs = WordsByLanguage<string>

export const namesIn = (words: object): SoldAs =>
  eachLanguage(words as WordsByLanguage<ProductWords>, ({ name }) => name)

/** Returns what an order bought in the reader's language, or in Korean where it had no name in that. */
export const soldName = (
  language: Language,
  { product_names }: { readonly product_names: SoldAs },
): string => wordsIn<string>(language, product_names)
