/** An archive that cannot be used; the message tells the owner why. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}
