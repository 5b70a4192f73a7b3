const MOST_MINUTES = 120

/**
 * Parses typed minutes: keeps the digits, null for none. Values above the maximum stay, for the
 * customer to see and correct.
 */
export function parseMinutes(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits === '' ? null : Number(digits)
}

export const minutesProblem = (minutes: number | null): boolean =>
  minutes !== null && (minutes < 1 || minutes > MOST_MINUTES)
