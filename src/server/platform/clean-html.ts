import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { allowedSchemes, allowedTags, droppedTags } from '#domain/rich-text/allowed-html.ts'

/** Texts of the shop, which are shown again and again. */
const MOST_LETTERS = 500_000
const cleaned = new LRUCache<string, string>({
  maxSize: MOST_LETTERS,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
})

/** Reduces HTML to text and links. Called when a text is saved and again when it is shown. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = reduceHtml(html)
  cleaned.set(html, clean)
  return clean
}

const reduceHtml = (html: string): string =>
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
