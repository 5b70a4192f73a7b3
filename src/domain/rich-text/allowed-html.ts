/** What an administrator's text may be made of; everything else loses its tags and keeps its words. */
export const allowedTags = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'a'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span'],
]

/** Where a link of such a text may lead, besides addresses of the site itself. */
export const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** Gone with all that is in them. */
export const droppedTags = [
  ...['script', 'style', 'template', 'textarea', 'option', 'noscript', 'title', 'svg', 'math'],
  ...['iframe', 'object'],
]
