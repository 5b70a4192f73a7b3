/** Width of a Latin letter relative to a Hangul syllable. */
const LATIN_WIDTH = 0.6
/** Maximum number of lines of a name of several words. */
const LINES = 2

/** Shows the customer's name as large as possible; it is not a heading. */
export function CalledName({ name }: { readonly name: string }) {
  return (
    <p
      aria-hidden="true"
      className="display-name @text:display-name-wide wrap-anywhere"
      // React's type of a style has no custom properties.
      style={{ ['--letters' as string]: widthOf(name).toFixed(2) }}
    >
      {name}
    </p>
  )
}

/** Returns the width of a name's widest line, in syllables. */
function widthOf(name: string): number {
  const widths = name.split(' ').map((word) => [...word].reduce((sum, it) => sum + letter(it), 0))
  const whole = widths.reduce((sum, width) => sum + width + LATIN_WIDTH, -LATIN_WIDTH)
  return Math.max(1, ...widths, widths.length > 1 ? whole / LINES : 0)
}

const letter = (it: string) => (/[\u1100-\uffdc]/u.test(it) ? 1 : LATIN_WIDTH)
