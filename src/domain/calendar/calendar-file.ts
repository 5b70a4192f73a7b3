/** An entry of a calendar. Texts are plain and may have line breaks. */
export interface CalendarEntry {
  /** Constant over all versions of the entry, so that a newer one replaces it. */
  readonly uid: string
  /** Raised by each change. */
  readonly sequence: number
  readonly writtenAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isCancelled: boolean
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly organizer: { readonly name: string; readonly email: string }
}

const LINE_OCTETS = 75

/**
 * Writes an iCalendar file with one entry, in UTC. Source: RFC 5545, and RFC 5546 for `PUBLISH`.
 */
export function calendarFile(entry: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//gyeol//bookings//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.writtenAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${bare(entry.organizer.email)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    `URL:${bare(entry.url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** Formats a moment as `20261105T013000Z`. */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Quotes a parameter's value; it cannot contain quote marks. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, '')}"`

const bare = (text: string) => text.replace(/\p{Cc}/gu, '')

/** Folds a line of more than 75 octets, never within a character. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Number of octets of one character in UTF-8. */
function octetsOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x1_0000 ? 3 : 4
}
