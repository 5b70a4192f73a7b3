/** Elements that start a new line. */
const LINES = 'p, li, h1, h2, h3, h4, blockquote, tr, br'

/**
 * Converts HTML to plain text with one line per paragraph and the targets of links, for comparing.
 */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a[href]')) {
    link.append(` (${link.getAttribute('href')})`)
  }
  for (const line of body.querySelectorAll(LINES)) line.after('\n')
  return (body.textContent ?? '').replace(/\n\s+/g, '\n').trim()
}
