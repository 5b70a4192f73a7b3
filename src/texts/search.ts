import type { search } from './ko/search.ts'
import { textsLoader } from './load-texts.ts'

/** Every sentence for search engines, in the shape of the Korean ones. */
export type SearchTexts = typeof search

/** Apart from the screens' sentences: the server writes them into the page's head. */
export const loadSearchTexts = textsLoader<'search', SearchTexts>('search', {
  ko: () => import('./ko/search.ts'),
  en: () => import('./en/search.ts'),
  vi: () => import('./vi/search.ts'),
})
