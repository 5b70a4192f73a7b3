/** What begins a line of its own when a text is read. */
const LINES = 'p, li, h1, h2, h3, h4, blockquote, tr, br'

/** What HTML says, a line a paragraph, and where its links lead: to be compared word by word. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a[href]')) {
    link.append(` (${link.getAttribute('href')})`)
  }
  for (const line of body.querySelectorAll(LINES)) line.after('\n')
  return (body.textContent ?? '').replace(/\n\s+/g, '\n').trim()
}
