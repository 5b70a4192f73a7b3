/** In COPY text a line break within a value is written as `\n`, so every byte 10 ends a row. */
export const LINE_END = 10

/** Number of rows in COPY text. */
export function countLines(text: Buffer): number {
  let lines = 0
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) lines += 1
  return lines
}
