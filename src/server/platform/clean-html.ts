import sanitizeHtml from 'sanitize-html'

const SCHEMES = ['http', 'https', 'mailto', 'tel']

/** What an administrator's text may be made of; everything else loses its tags and keeps its words. */
const allowedTags = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'a'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span'],
]

/** HTML that can only be text and links. Run when a text is saved and again when it is shown. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], span: ['lang'] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    /** Gone with all that is in them. */
    nonTextTags: [
      'script',
      'style',
      'template',
      'textarea',
      'option',
      'noscript',
      'title',
      'svg',
      'math',
      'iframe',
      'object',
    ],
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href
          ? { href, ...(/^https?:/i.test(href) && { rel: 'noopener nofollow' }) }
          : ({} as Record<string, string>),
      }),
    },
  })
