/** Tags allowed in an administrator's rich text; others are removed and their content kept. */
export const allowedTags = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'a'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span'],
]

/** Allowed schemes of links, besides paths of the site itself. */
export const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** Tags that are removed with their content. */
export const droppedTags = [
  ...['script', 'style', 'template', 'textarea', 'option', 'noscript', 'title', 'svg', 'math'],
  ...['iframe', 'object'],
]
