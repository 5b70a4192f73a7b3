import type { search } from './ko/search.ts'
import { textsLoader } from './load-texts.ts'

/** Type of the texts for search engines, derived from the Korean ones. */
export type SearchTexts = typeof search

/** Loads texts that the server writes into the page's head. */
export const loadSearchTexts = textsLoader<'search', SearchTexts>('search', {
  ko: () => import('./ko/search.ts'),
  en: () => import('./en/search.ts'),
  vi: () => import('./vi/search.ts'),
})
