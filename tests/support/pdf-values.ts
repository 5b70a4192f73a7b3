import { inflateSync } from 'node:zlib'

/** A PDF value. Names keep their slash; strings are decoded. */
export type PdfValue = string | number | boolean | null | PdfReference | PdfValue[] | PdfDictionary
export interface PdfDictionary {
  readonly [name: string]: PdfValue
}
export class PdfReference {
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
}

export interface PdfObject {
  readonly value: PdfValue
  /** Decompressed stream. */
  readonly stream: string
}

const OBJECT = /^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm

/** Parses the objects of a PDF by their number. */
export function pdfValues(file: Uint8Array): ReadonlyMap<string, PdfObject> {
  const pdf = Buffer.from(file).toString('latin1')
  return new Map(
    [...pdf.matchAll(OBJECT)].map(([, id, body]) => {
      const [text = '', raw] = body!.split(/\nstream\n/)
      const data = raw?.replace(/\nendstream$/, '') ?? ''
      const stream = text.includes('/FlateDecode') ? inflated(data) : data
      return [id!, { value: parse(text), stream }]
    }),
  )
}

const inflated = (data: string) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1')

const TOKEN =
  /\s*(<<|>>|\[|\]|\/[^\s/<>[\]()]*|\((?:[^\\()]|\\[\s\S])*\)|<[0-9a-fA-F\s]*>|\d+ 0 R|[^\s/<>[\]()]+)/y

export function parse(text: string): PdfValue {
  TOKEN.lastIndex = 0
  const next = () => TOKEN.exec(text)?.[1]
  const value = (token: string | undefined): PdfValue => {
    if (token === undefined) return null
    if (token === '[') {
      const list: PdfValue[] = []
      for (let item = next(); item !== ']'; item = next()) list.push(value(item))
      return list
    }
    if (token === '<<') {
      const entries: [string, PdfValue][] = []
      for (let name = next(); name !== '>>'; name = next())
        entries.push([name!.slice(1), value(next())])
      return Object.fromEntries(entries)
    }
    if (token.startsWith('/')) return token
    if (token.startsWith('(')) return decoded(token)
    if (token.startsWith('<')) return token.slice(1, -1).replace(/\s/g, '')
    if (token.endsWith(' R')) return new PdfReference(token.split(' ')[0]!)
    if (/^[-+.\d]+$/.test(token)) return Number(token)
    return token === 'true' ? true : token === 'false' ? false : null
  }
  return value(next())
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Decodes a text string: Latin, or UTF-16 after a byte order mark. */
function decoded(token: string): string {
  const raw = token
    .slice(1, -1)
    .replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter)
  const bytes = Buffer.from(raw, 'latin1')
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff
  return isUtf16 ? bytes.subarray(2).swap16().toString('utf16le') : raw
}
