import type { LoaderFunctionArgs } from 'react-router'
import { loadMessages, type Messages } from '#texts/messages.ts'
import { pageContext } from '#web/page-context.ts'

/** Loads a page's title in the visitor's language, for its loader. */
export async function loadTitle(
  context: LoaderFunctionArgs['context'],
  choose: (text: Messages) => string,
) {
  const text = await loadMessages(context.get(pageContext).language)
  return { title: `${choose(text)} · ${text.layout.siteName}` }
}

/** Sets the title of a customer's own page, and excludes it from search engines. */
export const titleMeta = ({ loaderData }: { readonly loaderData?: { readonly title: string } }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]
