import { defaultLanguage } from '#domain/languages/languages.ts'
import type { NamesOf } from '#server/platform/names-of.ts'
import { findProductNames } from './products-on-sale.ts'

/** Names of products in Korean, by id. */
export const namesOfProducts: NamesOf = (db) => findProductNames(db, defaultLanguage)
