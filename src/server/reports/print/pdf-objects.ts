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
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => {
      const [text = '', stream = ''] = body!.split(/\nstream\n/)
      return [id!, { text, stream: stream.replace(/\nendstream$/, '') }]
    }),
  )
  const textOf = (id: string) => objects.get(id)!.text
  const idOf = (resources: string, name: string) =>
    new RegExp(`${name} (\\d+) 0 R`).exec(resources)![1]!
  const tree = [...objects.values()].find(({ text }) => /\/Type \/Pages\b/.test(text))!.text
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)![1]!
  return {
    textOf,
    idOf,
    streamOf: (id) => objects.get(id)!.stream,
    named: (resources, name) => textOf(idOf(resources, name)),
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => textOf(id!)),
  }
}

export const numbersIn = (text: string): number[] => text.trim().split(/\s+/).map(Number)
