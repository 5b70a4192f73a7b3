/** A part of a tagged PDF: what it is, and what is said of it. */
export interface PdfTag {
  readonly tag: string
  readonly alt: string | null
  readonly actual: string | null
}

export interface PdfTags {
  /** Whether the document says that it is tagged and where its structure begins. */
  readonly isTagged: boolean
  readonly language: string | null
  readonly tags: readonly PdfTag[]
}

/** The structure of a PDF of ours, in the order in which it is written. */
export function pdfTags(file: Uint8Array): PdfTags {
  const pdf = Buffer.from(file).toString('latin1')
  const objects = [...pdf.matchAll(/^\d+ 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, body]) => body!)
  const catalog = objects.find((body) => /\/Type \/Catalog/.test(body)) ?? ''
  return {
    isTagged: /\/MarkInfo/.test(catalog) && /\/StructTreeRoot/.test(catalog),
    language: /\/Lang \((\w+)\)/.exec(catalog)?.[1] ?? null,
    tags: objects.flatMap((body) => {
      const tag = /\/S \/(Document|H[1-6]|P|L|LI|LBody|Figure)\b/.exec(body)?.[1]
      return tag ? [{ tag, alt: stringOf(body, 'Alt'), actual: stringOf(body, 'ActualText') }] : []
    }),
  }
}

/** A text string: in Latin letters as it is, otherwise in UTF-16 behind its mark. */
function stringOf(body: string, name: string): string | null {
  const raw = new RegExp(`/${name} \\(((?:[^\\\\)]|\\\\[\\s\\S])*)\\)`).exec(body)?.[1]
  if (raw === undefined) return null
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = Buffer.from(
    raw.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter),
    'latin1',
  )
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff
  return isUtf16 ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
}
