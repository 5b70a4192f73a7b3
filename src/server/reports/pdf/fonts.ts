import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { keysOf } from '#domain/collections/records.ts'
import { unpackWoff } from './unpack-woff.ts'

export type Face = 'display' | 'text'

/** Written by the build (`scripts/paper-fonts.mjs`). */
const FOLDER = new URL('../../../../build/fonts/', import.meta.url)
const pretendard = (weight: string) => readFileSync(new URL(`Pretendard-${weight}.otf`, FOLDER))
const hahmlet = (script: string) =>
  unpackWoff(readFileSync(new URL(`hahmlet-${script}-300-normal.woff`, FOLDER)))

const files = {
  text: () => pretendard('Regular'),
  display: () => hahmlet('korean'),
  displayLatin: () => hahmlet('latin'),
  displayVietnamese: () => hahmlet('vietnamese'),
  displayExtended: () => hahmlet('latin-ext'),
  light: () => pretendard('Light'),
} as const

export type FontName = keyof typeof files

/** Fonts of a face: the first that has a letter draws it. Pretendard has every Korean syllable. */
const fontsOf: Readonly<Record<Face, readonly FontName[]>> = {
  text: ['text'],
  display: ['display', 'displayLatin', 'displayVietnamese', 'displayExtended', 'light'],
}

/** Returns the font of a face that can draw a letter with all its marks. */
export const fontFor = (face: Face, letter: string): FontName | undefined =>
  fontsOf[face].find((name) => [...letter].every((point) => loadFont(name).letters.has(point)))

interface LoadedFont {
  /**
   * Each document opens the file itself: an opened font remembers for which letters its glyphs were used
   * first, so that another document's text could not be searched or read aloud.
   */
  readonly file: Buffer
  readonly font: Font
  readonly letters: ReadonlySet<string>
}

const loaded = new Map<FontName, LoadedFont>()

/**
 * Loads a complete font, of which a PDF embeds the glyphs it uses; read when the first sheet needs
 * it.
 */
export function loadFont(name: FontName): LoadedFont {
  const known = loaded.get(name)
  if (known) return known
  const file = files[name]()
  const font = create(file)
  const letters = new Set(font.characterSet.map((point) => String.fromCodePoint(point)))
  const whole = { file, font, letters }
  loaded.set(name, whole)
  return whole
}

export const fontNames = keysOf(files)
