import { required } from '#server/platform/required.ts'
/** Objects of an uncompressed PDF written here. */
export interface PdfObjects {
  /** An object without its stream. */
  textOf(id: string): string
  streamOf(id: string): string
  /** Resolves the name of a resource. */
  idOf(resources: string, name: string): string
  named(resources: string, name: string): string
  /** Content streams of the pages, in order. */
  readonly pages: readonly string[]
}

export function readPdf(file: Uint8Array): PdfObjects {
  const pdf = Buffer.from(file).toString('latin1')
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => {
      const [text = '', stream = ''] = body.split(/\nstream\n/)
      return [id, { text, stream: stream.replace(/\nendstream$/, '') }]
    }),
  )
  const objectOf = (id: string) => required(objects.get(id), `object ${id} of the PDF`)
  const textOf = (id: string) => objectOf(id).text
  const idOf = (resources: string, name: string) =>
    groupIn(new RegExp(`${name} (\\d+) 0 R`), resources)
  const tree = [...objects.values()].find(({ text }) => /\/Type \/Pages\b/.test(text))
  const kids = groupIn(/\/Kids \[([^\]]*)\]/, required(tree, 'page tree of the PDF').text)
  return {
    textOf,
    idOf,
    streamOf: (id) => objectOf(id).stream,
    named: (resources, name) => textOf(idOf(resources, name)),
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => textOf(id)),
  }
}

/**
 * Returns the group of a pattern that stands in every such object of a PDF written here.
 *
 * @throws Error that names the pattern
 */
export const groupIn = (pattern: RegExp, text: string): string =>
  required(pattern.exec(text)?.[1], `${pattern} in the PDF`)

export const numbersIn = (text: string): number[] => text.trim().split(/\s+/).map(Number)
