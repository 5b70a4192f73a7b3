import { useMemo } from 'react'
import { tidyHtml } from './tidy-html.ts'

/** Renders rich text from an editor, reduced to what the server would store. */
export function RichText({ html }: { readonly html: string }) {
  const tidy = useMemo(() => tidyHtml(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: tidyHtml only leaves allowed tags and links
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: tidy }} />
}
