import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import type { ByteStream } from '#server/ports/backup-target.ts'

export interface ArchiveWriter {
  add(name: string, data: Uint8Array): Promise<void>
  /** Adds a file of exactly `size` bytes. */
  addStream(name: string, size: number, data: AsyncIterable<Uint8Array>): Promise<void>
}

/**
 * Returns an encrypted archive as a stream of bounded memory. `fill` writes it while it is read, and
 * waits while nobody reads. If either side fails, so does the other.
 */
export async function packArchive(
  recipients: readonly string[],
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<{ readonly bytes: ByteStream; readonly filled: Promise<void> }> {
  const { readable, controller } = createTarPacker()
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const bytes = await encrypter.encrypt(readable)

  async function addStream(name: string, size: number, data: AsyncIterable<Uint8Array>) {
    const entry = controller.add({ name, size, mode: 0o600 }).getWriter()
    // Its errors are those of `write` and `close`.
    entry.closed.catch(() => undefined)
    for await (const piece of data) await entry.write(bytesOf(piece))
    await entry.close()
  }
  async function write() {
    try {
      await fill({ add: (name, data) => addStream(name, data.length, once(data)), addStream })
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  return { bytes, filled: write() }
}

/** A plain view of a Buffer, which the packer takes for something else. */
const bytesOf = (piece: Uint8Array) =>
  new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength)

async function* once(data: Uint8Array) {
  if (data.length > 0) yield data
}
