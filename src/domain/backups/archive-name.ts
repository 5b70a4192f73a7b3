const NAME = /^gyeol-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.age$/

/** Name of an archive that was begun at an instant; names sort by time. */
export const archiveNameAt = (at: Date): string =>
  `gyeol-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar.age`

/** The instant in the name of an archive; null for any other name. */
export function parseArchiveName(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}
