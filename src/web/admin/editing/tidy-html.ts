import { allowedSchemes, allowedTags, droppedTags } from '#domain/rich-text/allowed-html.ts'

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'hr', 'table', 'div']
const EMPTY_PARAGRAPHS = /<(p|h[234]|blockquote)>(?:<br>|\s|&nbsp;)*<\/\1>/g

/** Reduces typed or pasted HTML to what the server would store. Browser only. */
export const tidyHtml = (html: string): string =>
  tidyContent(new DOMParser().parseFromString(html, 'text/html').body)

/** Returns the HTML of an element with allowed tags only and loose lines in paragraphs. */
export function tidyContent(root: Element): string {
  const pieces = [...root.childNodes].map((node) => [isBlock(node), tidyNode(node)] as const)
  let html = ''
  let line = ''
  const endLine = () => {
    html += line.trim() ? `<p>${line.trim()}</p>` : line && html && '\n'
    line = ''
  }
  for (const [isOwnBlock, piece] of pieces) {
    if (isOwnBlock) {
      endLine()
      html += piece
    } else line += piece
  }
  endLine()
  return html.replaceAll(EMPTY_PARAGRAPHS, '').trim()
}

function tidyNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '')
  if (!isElement(node)) return ''
  const tag = node.localName
  if (droppedTags.includes(tag)) return ''
  // Browsers wrap lines in `div`.
  if (tag === 'div')
    return [...node.children].some(isBlock) ? inside(node) : `<p>${inside(node)}</p>`
  if (tag === 'br' || tag === 'hr') return `<${tag}>`
  if (tag === 'a') return link(node)
  if (tag === 'span') {
    return node.lang ? `<span lang="${escaped(node.lang)}">${inside(node)}</span>` : inside(node)
  }
  return allowedTags.includes(tag) ? `<${tag}>${inside(node)}</${tag}>` : inside(node)
}

const inside = (node: Element): string => [...node.childNodes].map(tidyNode).join('')

function link(node: Element): string {
  const href = node.getAttribute('href')?.trim() ?? ''
  return isSafeLink(href) ? `<a href="${escaped(href)}">${inside(node)}</a>` : inside(node)
}

/** Whether a link is allowed: an address of the site, or one of the allowed schemes. */
export function isSafeLink(href: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  return scheme ? allowedSchemes.includes(scheme) : /^[/#](?![/\\])/.test(href)
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE
const isBlock = (node: Node): boolean => isElement(node) && BLOCKS.includes(node.localName)

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', ' ')
