import type { PdfTree } from './pdf-tree.ts'

/** Operators that paint. */
const PAINTS = new Set(['f', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'Tj', 'TJ', 'Do', 'sh'])

/** Marked-content IDs of a page, and painting that is neither tagged nor an artifact. */
export function markedContent(stream: string): { readonly ids: number[]; problems: string[] } {
  const ids: number[] = []
  const problems: string[] = []
  const open: ('part' | 'decoration')[] = []
  const onOneLine = stream.replace(/<<[^>]*>>/g, (dictionary) => dictionary.replace(/\s+/g, ' '))
  for (const line of onOneLine.split('\n')) {
    const begins = /^\/(\w+)(?: <<(.*)>>)? (BMC|BDC)$/.exec(line)
    if (begins) {
      const id = /\/MCID (\d+)/.exec(begins[2] ?? '')?.[1]
      if (open.length > 0) problems.push(`${begins[1]} lies within another mark`)
      if (id !== undefined) ids.push(Number(id))
      else if (begins[1] !== 'Artifact') problems.push(`${begins[1]} is no part of the structure`)
      open.push(id === undefined ? 'decoration' : 'part')
    } else if (line === 'EMC') {
      if (!open.pop()) problems.push('an end without a beginning')
    } else if (PAINTS.has(line.split(' ').at(-1)!) && open.length === 0) {
      problems.push(`painted outside of every mark: ${line.slice(0, 60)}`)
    }
  }
  if (open.length > 0) problems.push('a mark without an end')
  return { ids, problems }
}

/** Checks that all painting is tagged or an artifact, and that each tag is in the tree once. */
export function contentProblems({ catalog, pages, dictionary, list, streamOf }: PdfTree): string[] {
  const root = dictionary(catalog.StructTreeRoot)
  const parents = list(dictionary(root.ParentTree).Nums)
  return pages.flatMap(({ page }, index) => {
    const { ids, problems } = markedContent(streamOf(page.Contents))
    const at = parents.indexOf(page.StructParents ?? -1)
    const known = at < 0 ? [] : list(parents[at + 1])
    const unknown = ids.filter((id) => !known[id])
    if (unknown.length > 0) problems.push(`parts without a place in the structure: ${unknown}`)
    if (new Set(ids).size < ids.length) problems.push('a part is there twice')
    return problems.map((problem) => `page ${index + 1}: ${problem}`)
  })
}
