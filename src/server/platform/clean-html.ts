import sanitizeHtml from 'sanitize-html'
import { allowedSchemes, allowedTags, droppedTags } from '#domain/rich-text/allowed-html.ts'

/** Reduces HTML to text and links. Called when a text is saved and again when it is shown. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], span: ['lang'] },
    allowedSchemes,
    allowProtocolRelative: false,
    nonTextTags: droppedTags,
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: linkAttributes(href),
      }),
    },
  })

function linkAttributes(href: string | undefined): Record<string, string> {
  if (!href) return {}
  return { href, ...(/^https?:/i.test(href) && { rel: 'noopener nofollow' }) }
}
