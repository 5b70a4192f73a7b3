/** A Latin letter takes about this much of a Hangul syllable's width. */
const LATIN_WIDTH = 0.6
/** A name of several words stands on so many lines at most. */
const LINES = 2

/** What a sheet's customer is called, as large as there is room; the page has its heading elsewhere. */
export function CalledName({ name }: { readonly name: string }) {
  return (
    <p
      aria-hidden="true"
      className="display-name @text:display-name-wide wrap-anywhere"
      style={{ ['--letters' as string]: widthOf(name).toFixed(2) }}
    >
      {name}
    </p>
  )
}

/** Of a name's widest line, in syllables. */
function widthOf(name: string): number {
  const words = name.split(' ').map((word) => [...word].reduce((sum, it) => sum + letter(it), 0))
  const whole = words.reduce((sum, width) => sum + width + LATIN_WIDTH, -LATIN_WIDTH)
  return Math.max(1, ...words, words.length > 1 ? whole / LINES : 0)
}

const letter = (it: string) =>
  it.codePointAt(0)! < 0x1100 || it.codePointAt(0)! > 0xffdc ? LATIN_WIDTH : 1
