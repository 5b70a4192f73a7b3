import { allowedTags } from '#domain/rich-text/allowed-html.ts'
import { htmlEntities } from '#domain/rich-text/html-entities.ts'

const IS_RICH_TEXT = new RegExp(`^\\s*<(?:${allowedTags.join('|')})(?:\\s[^<>]*)?/?>`, 'i')
const LINK = /<a\s[^<>]*?href="([^"<>]*)"[^<>]*>([\s\S]*?)<\/a>/gi
const LINE_END = /<(?:br|hr)\s*\/?>|<\/(?:p|h[234]|li|blockquote|tr)>/gi
const TAG = new RegExp(`</?(?:${allowedTags.join('|')})(?:\\s[^<>]*)?/?>`, 'gi')

/**
 * Renders an administrator's rich text as plain text, one line per paragraph; any other text stays
 * unchanged.
 */
export function readableHtml(text: string): string {
  if (!IS_RICH_TEXT.test(text)) return text
  return text
    .replace(LINK, (_link, href: string, label: string) =>
      label === href ? label : `${label} (${href})`,
    )
    .replace(/<\/t[hd]>/gi, ' ')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(
      /&(amp|lt|gt|quot|apos|nbsp);/g,
      (entity, name: string) => htmlEntities[name] ?? entity,
    )
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
