import type { PdfTree } from './pdf-tree.ts'

/** Checks that every font is embedded and every used glyph maps to text. */
export function fontProblems({ all, dictionary, list, streamOf, pages }: PdfTree): string[] {
  const used = pages.flatMap(({ page }) => glyphsOf(streamOf(page.Contents)))
  return all
    .filter(({ Type, Subtype }) => Type === '/Font' && Subtype === '/Type0')
    .flatMap((font) => {
      const name = `font ${font.BaseFont}`
      const descendant = dictionary(list(font.DescendantFonts)[0])
      const descriptor = dictionary(descendant.FontDescriptor)
      const problems: string[] = []
      if (!descriptor.FontFile2 && !descriptor.FontFile3) problems.push(`${name} is not embedded`)
      if (!font.ToUnicode) return [...problems, `${name} does not say which letters it has`]
      const named = namedGlyphs(streamOf(font.ToUnicode))
      if (named.length < 2) problems.push(`${name} names no letters`)
      if (named.slice(1).some((letters) => letters === ''))
        problems.push(`${name} has a glyph without letters`)
      return problems
    })
    .concat(used.includes('0000') ? ['a letter is drawn as the box of a missing glyph'] : [])
}

/** Glyphs that a ToUnicode map contains. */
const namedGlyphs = (map: string): string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, letters]) =>
    [...letters!.matchAll(/<([\w ]*)>/g)].map(([, hex]) => hex!),
  )

const glyphsOf = (stream: string): string[] =>
  [...stream.matchAll(/<([0-9a-f]{4,})>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!)
