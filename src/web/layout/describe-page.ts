import type { LoaderFunctionArgs } from 'react-router'
import { loadMessages, type Messages } from '#texts/messages.ts'
import { loadSearchTexts, type SearchTexts } from '#texts/search.ts'
import { pageContext } from '#web/page-context.ts'

export interface PageTexts {
  /** Without the name of the site where `titled` puts it behind. */
  readonly title: string
  readonly description: string
  /** An address of this site; the site's own picture when there is none. */
  readonly picture?: string | null
  /** The page's one address with its query, where the path alone is that of another page. */
  readonly address?: string
}

export interface PageDescription extends PageTexts {
  /** What the site's own picture shows. */
  readonly pictureText: string
}

/** What a public page says of itself, in the visitor's language: what its loader answers as `page`. */
export async function describePage(
  context: LoaderFunctionArgs['context'],
  choose: (search: SearchTexts, text: Messages) => PageTexts,
): Promise<PageDescription> {
  const { language } = context.get(pageContext)
  const [search, text] = await Promise.all([loadSearchTexts(language), loadMessages(language)])
  return { ...choose(search, text), pictureText: search.picture }
}
