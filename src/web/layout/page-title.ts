import type { LoaderFunctionArgs } from 'react-router'
import { loadMessages, type Messages } from '#texts/messages.ts'
import { pageContext } from '#web/page-context.ts'

/** The title of a page in the visitor's language: what its loader answers. */
export async function loadTitle(
  context: LoaderFunctionArgs['context'],
  choose: (text: Messages) => string,
) {
  const text = await loadMessages(context.get(pageContext).language)
  return { title: `${choose(text)} · ${text.layout.siteName}` }
}

/** A customer's own pages have a title and are no business of search engines. */
export const titleMeta = ({ loaderData }: { readonly loaderData?: { readonly title: string } }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]
