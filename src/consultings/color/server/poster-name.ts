/** How a name stands around the face on the poster. */
export type PosterName =
  /** A syllable on either side. */
  | { readonly kind: 'pair'; readonly left: string; readonly right: string }
  /** Syllables one below the other, on the left. */
  | { readonly kind: 'column'; readonly syllables: readonly string[] }
  /** A line that runs upwards, on the left. */
  | { readonly kind: 'line'; readonly text: string }

const MOST_SYLLABLES = 4
const SYLLABLES = /^[가-힣]+$/

/**
 * The given name of a Korean name in big syllables. Where it cannot be told which part of a Korean
 * name is the given one, all of it; any other name runs upwards as a whole, since which part of it
 * somebody is called by is not known.
 */
export function posterName(name: string): PosterName {
  const parts = name.normalize('NFC').trim().split(/\s+/)
  const text = parts.join(' ')
  const given = parts.length > 1 ? parts.slice(1).join('') : withoutSurname(text)
  if (!SYLLABLES.test(parts.join('')) || parts.length > 2 || given.length > MOST_SYLLABLES)
    return { kind: 'line', text }
  const [left, right] = given
  return given.length === 2
    ? { kind: 'pair', left: left!, right: right! }
    : { kind: 'column', syllables: [...given] }
}

/** A name of two syllables stays whole: one alone may be the given name of either. */
function withoutSurname(name: string): string {
  if (name.length > 3 && longSurnames.has(name.slice(0, 2))) return name.slice(2)
  return name.length > 2 && surnames.has(name.slice(0, 1)) ? name.slice(1) : name
}

/** Of two syllables. */
const longSurnames = new Set('남궁 황보 제갈 사공 선우 서문 독고 동방'.split(' '))

/** Surnames of more than ten thousand people. Source: Statistics Korea, census of 2015. */
const surnames = new Set(
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감호음빈동온',
)
