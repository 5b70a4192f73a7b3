import { useMemo } from 'react'
import { tidyHtml } from './tidy-html.ts'

/** What stands in an editor of such a text, as it is read: only what the server would keep of it. */
export function RichText({ html }: { readonly html: string }) {
  const tidy = useMemo(() => tidyHtml(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the tags and links that a text may have
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: tidy }} />
}
