import { type Editor, Mark, Node, type NodeConfig } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { isSafeLink, tidyContent } from './tidy-html.ts'

/** A node that is its HTML element. */
const elementNode = (tag: string, content: string, rest: Partial<NodeConfig> = {}) =>
  Node.create({
    name: tag,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    ...rest,
  })

/** Tables are kept and their cells written in; rows and columns are changed in the source. */
const tableNodes = [
  elementNode('table', '(thead | tbody)+', { group: 'block', isolating: true }),
  elementNode('thead', 'tr+'),
  elementNode('tbody', 'tr+'),
  elementNode('tr', '(th | td)+'),
  elementNode('th', 'block+', { isolating: true }),
  elementNode('td', 'block+', { isolating: true }),
]

/** Words in another language than the text around them. */
const LanguageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** What a text may be made of: the tags of `domain/rich-text/allowed-html.ts` and no others. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      autolink: false,
      linkOnPaste: false,
      openOnClick: false,
      isAllowedUri: (href) => isSafeLink(href),
    },
    code: false,
    codeBlock: false,
    strike: false,
    dropcursor: false,
    gapcursor: false,
  }),
  ...tableNodes,
  LanguageMark,
]

/**
 * Returns the text of the editor as it is stored. The editor has paragraphs in every list item, cell
 * and quotation; one that stands there alone is stored without its tags. Blocks stand on lines of
 * their own, so that the source can be read.
 */
export function storedHtmlOf(editor: Editor): string {
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html')
  for (const paragraph of body.querySelectorAll(':is(li, td, th, blockquote) > p:first-child')) {
    const isAlone = paragraph.nextElementSibling?.localName !== 'p'
    if (isAlone) paragraph.replaceWith(...paragraph.childNodes)
  }
  for (const block of [...body.children].slice(1)) block.before('\n')
  return tidyContent(body)
}
