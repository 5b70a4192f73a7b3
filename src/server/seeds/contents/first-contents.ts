import type { FirstContent } from './first-content.ts'
import { studioArticles } from './studio-articles.ts'

/** What a new site has to read, in the order of the page. */
export const firstContents: readonly FirstContent[] = [...studioArticles]
