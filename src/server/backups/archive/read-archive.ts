import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'
import { errorMessage } from '#server/platform/error-fields.ts'
import type { ByteStream } from '#server/ports/backup-target.ts'
import { ArchiveError } from './archive-error.ts'

export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  /** Must be read to its end before the next entry. */
  readonly body: ByteStream
}

const NOT_OURS = 'This is not a backup of this software.'
const DAMAGED = 'This archive is damaged: bytes are missing or were changed. Use another one.'
const WRONG_KEY =
  'This key does not open the archive. Use the key that belonged to it when it was made.'

/**
 * Decrypts an archive and yields its entries. Every byte is authenticated before it is yielded, and
 * the last one proves that none is missing.
 *
 * @throws ArchiveError for a wrong key and for a foreign, shortened or changed archive.
 */
export async function* readArchive(
  bytes: ByteStream,
  identity: string,
): AsyncGenerator<ArchiveEntry> {
  const entries = (await decrypt(bytes, identity)).pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of entries) {
      yield { name: header.name, size: header.size, body }
    }
  } catch (error) {
    throw isOfReader(error) ? error : new ArchiveError(DAMAGED, { cause: error })
  }
}

/** Reads an entry that is small by its kind. */
export async function readEntry({ body }: ArchiveEntry): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  try {
    for await (const piece of body) pieces.push(piece)
  } catch (error) {
    throw new ArchiveError(DAMAGED, { cause: error })
  }
  return Buffer.concat(pieces)
}

async function decrypt(bytes: ByteStream, identity: string) {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch (error) {
    throw new ArchiveError('This is not a key: it begins with AGE-SECRET-KEY-1.', { cause: error })
  }
  try {
    return await decrypter.decrypt(bytes)
  } catch (error) {
    const isWrongKey = errorMessage(error).startsWith('no identity matched')
    throw new ArchiveError(isWrongKey ? WRONG_KEY : NOT_OURS, { cause: error })
  }
}

/** Errors of the code that reads the entries pass unchanged through the generator. */
const isOfReader = (error: unknown) => error instanceof ArchiveError
