import { defaultLanguage } from '#domain/languages/languages.ts'
import type { NamesOf } from '#server/platform/names-of.ts'
import { findProductNames } from './products-on-sale.ts'

/** What products are called in the studio's own language. */
export const namesOfProducts: NamesOf = (db) => findProductNames(db, defaultLanguage)
