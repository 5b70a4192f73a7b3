import { escapeHtml } from '#server/platform/escape-html.ts'

/** Markup that is safe to send as it stands. Only `html` and `trusted` make it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | false | null

/** Writes markup: what is put into the template is escaped, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => text + written(parts[at] ?? null)).join(''))

/** Takes text as markup: a drawing of our own engine, a style sheet of ours. */
export const trusted = (text: string): Html => new Html(text)

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}
