import { everydayArticles } from './everyday-articles.ts'
import { faceArticles } from './face-articles.ts'
import type { FirstContent } from './first-content.ts'
import { hairArticles } from './hair-articles.ts'
import { studioArticles } from './studio-articles.ts'
import { styleArticles } from './style-articles.ts'

/** Articles of a new site, in display order. */
export const firstContents: readonly FirstContent[] = [
  ...faceArticles,
  ...hairArticles,
  ...styleArticles,
  ...everydayArticles,
  ...studioArticles,
]
