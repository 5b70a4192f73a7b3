import { everydayArticles } from './everyday-articles.ts'
import { faceArticles } from './face-articles.ts'
import type { FirstContent } from './first-content.ts'
import { hairArticles } from './hair-articles.ts'
import { studioArticles } from './studio-articles.ts'
import { styleArticles } from './style-articles.ts'

/** What a new site has to read, in the order of the page. */
export const firstContents: readonly FirstContent[] = [
  ...faceArticles,
  ...hairArticles,
  ...styleArticles,
  ...everydayArticles,
  ...studioArticles,
]
