import { defaultLanguage } from '#domain/languages/languages.ts'
import type { NamesOf } from '#server/platform/names-of.ts'
import { productNames } from './products-on-sale.ts'

/** What products are called in the studio's own language. */
export const namesOfProducts: NamesOf = (db) => productNames(db, defaultLanguage)
