import type { search } from './ko/search.ts'
import type { Language } from './messages.ts'

/** Every sentence for search engines, in the shape of the Korean ones. */
export type SearchTexts = typeof search

/** Apart from the screens' sentences: the server writes them into the page's head. */
export async function loadSearchTexts(language: Language): Promise<SearchTexts> {
  switch (language) {
    case 'ko':
      return (await import('./ko/search.ts')).search
    case 'en':
      return (await import('./en/search.ts')).search
    case 'vi':
      return (await import('./vi/search.ts')).search
  }
}
