/** Formats a count with its noun: `1 day`, `2 days`, `1,000 days`. */
export const formatCount = (count: string | number, noun: string): string =>
  `${count} ${noun}${String(count) === '1' ? '' : 's'}`
