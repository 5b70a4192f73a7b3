const MOST_MINUTES = 120

/** What was typed as minutes: its digits, null of none. More than a sheet takes stays, to be corrected. */
export function parseMinutes(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits === '' ? null : Number(digits)
}

export const minutesProblem = (minutes: number | null): boolean =>
  minutes !== null && (minutes < 1 || minutes > MOST_MINUTES)
