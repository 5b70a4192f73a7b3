const MOST_RESULTS = 500
/** A longer header is no ordinary browser's. */
const LONGEST_TEXT = 300

/**
 * Remembers the results of a pure function for texts that clients repeat, such as their headers. Starts
 * again when full, so that invented texts take no more memory.
 */
export function rememberResults<Result>(derive: (text: string) => Result): typeof derive {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = derive(text)
    if (known.size >= MOST_RESULTS) known.clear()
    if (text.length <= LONGEST_TEXT) known.set(text, result)
    return result
  }
}
