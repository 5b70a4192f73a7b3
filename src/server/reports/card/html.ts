import { escapeHtml } from '#server/platform/escape-html.ts'

/** Markup that is safe to send as it stands. Only `html` and `trusted` make it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | false | null

/** Template tag for markup: values are escaped unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => text + toMarkup(parts[at] ?? null)).join(''))

/** Marks text as safe markup: a drawing of our own engine, or a style sheet of ours. */
export const trusted = (text: string): Html => new Html(text)

function toMarkup(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}
