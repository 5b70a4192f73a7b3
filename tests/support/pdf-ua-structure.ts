import { isDictionary, type PdfTree } from './pdf-tree.ts'
import { type PdfDictionary, PdfReference } from './pdf-values.ts'

export interface Part {
  readonly tag: string
  readonly element: PdfDictionary
  readonly parts: readonly Part[]
  /** True if the part has content on a page. */
  readonly hasContent: boolean
}

const MAY_HOLD: Readonly<Record<string, RegExp>> = {
  Document: /^(H[1-6]|P|L|Figure)$/,
  L: /^LI$/,
  LI: /^(Lbl|LBody)$/,
}

/** Checks that the structure is valid and ordered, and pictures have alternative texts in its language. */
export function structureProblems(tree: PdfTree, language: string): string[] {
  const documents = documentsOf(tree)
  const parts = documents.flatMap(withInner)
  const problems: string[] = []
  if (documents.length !== 1 || documents[0]?.tag !== 'Document') problems.push('no one document')
  for (const { tag, parts: inner, hasContent } of parts) {
    for (const child of inner)
      if (!MAY_HOLD[tag]?.test(child.tag)) problems.push(`${child.tag} lies in ${tag}`)
    if (inner.length === 0 && !hasContent) problems.push(`${tag} is empty`)
  }
  for (const { tag, element } of parts)
    if (tag === 'Figure' && !isSaidIn(language, String(element.Alt ?? '')))
      problems.push(`a figure is not said in ${language}: ${element.Alt}`)
  return [...problems, ...headingProblems(parts.map(({ tag }) => tag))]
}

const documentsOf = (tree: PdfTree): Part[] => {
  const root = tree.dictionary(tree.catalog.StructTreeRoot)
  return tree.list(root.K).map((kid) => partOf(tree, tree.dictionary(kid)))
}

/** All parts of a document in reading order. */
export const partsOf = (tree: PdfTree): Part[] => documentsOf(tree).flatMap(withInner)

function headingProblems(tags: readonly string[]): string[] {
  const levels = tags.filter((tag) => /^H[1-6]$/.test(tag)).map((tag) => Number(tag[1]))
  const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
  const problems = leaps.map((level) => `a heading leaps to level ${level}`)
  const first = levels.filter((level) => level === 1).length
  return first === 1 ? problems : [...problems, `${first} headings of the first level`]
}

function partOf(tree: PdfTree, element: PdfDictionary): Part {
  const kids = tree.list(element.K)
  const elements = kids.map((kid) => tree.dictionary(kid)).filter(({ S }) => S !== undefined)
  return {
    tag: String(element.S).slice(1),
    element,
    parts: elements.map((each) => partOf(tree, each)),
    hasContent: kids.some(
      (kid) => typeof kid === 'number' || (isDictionary(kid) && !(kid instanceof PdfReference)),
    ),
  }
}

const withInner = (part: Part): Part[] => [part, ...part.parts.flatMap(withInner)]

const HANGUL = /\p{Script=Hangul}/u
const saidIn: Readonly<Record<string, (words: string) => boolean>> = {
  ko: (words) => HANGUL.test(words),
  en: (words) => /[a-z]{3}/i.test(words) && !HANGUL.test(words),
  vi: (words) => /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/iu.test(words) && !HANGUL.test(words),
}
const isSaidIn = (language: string, words: string) => saidIn[language]!(words)
