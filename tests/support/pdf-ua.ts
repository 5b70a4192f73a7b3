import type { PdfTree } from './pdf-tree.ts'
import { pdfTree } from './pdf-tree.ts'
import { contentProblems } from './pdf-ua-content.ts'
import { fontProblems } from './pdf-ua-fonts.ts'
import { structureProblems } from './pdf-ua-structure.ts'

/** Lists violations of ISO 14289-1 (PDF/UA-1) that can be checked automatically. */
export function accessibilityProblems(file: Uint8Array, language: string): string[] {
  const tree = pdfTree(file)
  return [
    ...documentProblems(tree, language),
    ...contentProblems(tree),
    ...structureProblems(tree, language),
    ...fontProblems(tree),
  ]
}

function documentProblems({ catalog, dictionary, streamOf }: PdfTree, language: string): string[] {
  const metadata = catalog.Metadata ? streamOf(catalog.Metadata) : ''
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>\s*([^<]*?)\s*<\/rdf:li>/.exec(metadata)?.[1]
  const holds: Readonly<Record<string, boolean>> = {
    'the document names its language': catalog.Lang === language,
    'the document says that it is tagged': dictionary(catalog.MarkInfo).Marked === true,
    'the window shows the title': dictionary(catalog.ViewerPreferences).DisplayDocTitle === true,
    'the metadata have a title': Boolean(title),
    'the metadata name the standard': /<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata),
  }
  return Object.entries(holds).flatMap(([what, is]) => (is ? [] : [`not so: ${what}`]))
}
