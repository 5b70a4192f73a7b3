import { type PdfDictionary, PdfReference, type PdfValue, pdfValues } from './pdf-values.ts'

export interface PdfTree {
  readonly catalog: PdfDictionary
  readonly pages: readonly { readonly id: string; readonly page: PdfDictionary }[]
  readonly all: readonly PdfDictionary[]
  /** Resolves a dictionary or a reference to one; empty for anything else. */
  dictionary(value: PdfValue | undefined): PdfDictionary
  /** Resolves a list or a reference to one; a single value becomes a list of one. */
  list(value: PdfValue | undefined): readonly PdfValue[]
  streamOf(value: PdfValue | undefined): string
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof PdfReference)

/** Parses a PDF into its objects. */
export function pdfTree(file: Uint8Array): PdfTree {
  const values = pdfValues(file)
  const resolved = (value: PdfValue | undefined): PdfValue =>
    value instanceof PdfReference ? (values.get(value.id)?.value ?? null) : (value ?? null)
  const dictionary = (value: PdfValue | undefined) => {
    const found = resolved(value)
    return isDictionary(found) ? found : {}
  }
  const list = (value: PdfValue | undefined) => {
    const found = resolved(value)
    return Array.isArray(found) ? found : found === null ? [] : [value!]
  }
  const all = [...values.values()].map(({ value }) => value).filter(isDictionary)
  const catalog = all.find(({ Type }) => Type === '/Catalog') ?? {}
  const kids = list(dictionary(catalog.Pages).Kids)
  return {
    catalog,
    dictionary,
    list,
    all,
    pages: kids.map((kid) => ({ id: (kid as PdfReference).id, page: dictionary(kid) })),
    streamOf: (value) => (value instanceof PdfReference ? values.get(value.id)!.stream : ''),
  }
}
