import type { LoaderFunctionArgs } from 'react-router'
import { loadMessages, type Messages } from '#texts/messages.ts'
import { loadSearchTexts, type SearchTexts } from '#texts/search.ts'
import { pageContext } from '#web/page-context.ts'

interface PageTexts {
  /** Without the site's name, which `titled` appends. */
  readonly title: string
  readonly description: string
  /** A path on this site; the site's own picture by default. */
  readonly picture?: string | null
  /** Canonical path with query, if the path alone is another page's. */
  readonly address?: string
}

export interface PageDescription extends PageTexts {
  /** Text alternative of the site's own picture. */
  readonly pictureText: string
}

/** Builds a public page's description in the visitor's language, for its loader's `page`. */
export async function describePage(
  context: LoaderFunctionArgs['context'],
  choose: (search: SearchTexts, text: Messages) => PageTexts,
): Promise<PageDescription> {
  const { language } = context.get(pageContext)
  const [search, text] = await Promise.all([loadSearchTexts(language), loadMessages(language)])
  return { ...choose(search, text), pictureText: search.picture }
}
