import { givenName, isHangul } from '#domain/names/given-name.ts'

/** Layout of a name around the face on the poster. */
export type PosterName =
  /** One syllable on either side. */
  | { readonly kind: 'pair'; readonly left: string; readonly right: string }
  /** Syllables one below the other, on the left. */
  | { readonly kind: 'column'; readonly syllables: readonly string[] }
  /** A line that runs upwards, on the left. */
  | { readonly kind: 'line'; readonly text: string }

const MAX_SYLLABLES = 4

/**
 * Chooses the layout: the given name of a Korean name in big syllables; any other name runs upwards
 * as a whole, since its given name is not known.
 */
export function posterName(name: string): PosterName {
  const given = givenName(name)
  if (!isHangul(given) || given.includes(' ') || given.length > MAX_SYLLABLES)
    return { kind: 'line', text: name.normalize('NFC').trim().split(/\s+/).join(' ') }
  const [left = '', right = ''] = given
  return given.length === 2
    ? { kind: 'pair', left, right }
    : { kind: 'column', syllables: [...given] }
}
