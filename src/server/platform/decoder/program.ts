/** Decoder process: decodes one picture, replies and ends. Started by `run-decoder.ts`. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { DecoderAnswer, DecoderTask } from './answer.ts'
import { decodingBytes } from './decoding-bytes.ts'
import { encodePicture } from './encode-picture.ts'
import { DECODING_MAX_BYTES, MAX_PIXELS } from './limits.ts'

const NICENESS = 10

setPriority(NICENESS)
sharp.concurrency(1)
process.once('disconnect', () => process.exit())
process.once('message', async (task: DecoderTask) => {
  const answer = await decode(task).catch(() => 'IMAGE_BROKEN' as const)
  process.send?.(answer, () => process.disconnect())
})

async function decode({ file, format, form }: DecoderTask): Promise<DecoderAnswer> {
  if (format !== 'heic') return (await headProblem(file)) ?? encodePicture(file, form)
  // Imported on demand: the HEIC decoder takes 30 MB.
  const { heicToTiff } = await import('./heic.ts')
  const tiff = await heicToTiff(file)
  return typeof tiff === 'string' ? tiff : encodePicture(tiff, form)
}

/** Checks the header before decoding. */
async function headProblem(file: Uint8Array) {
  const head = await sharp(file, { limitInputPixels: false }).metadata()
  const fits = head.width * head.height <= MAX_PIXELS && decodingBytes(head) <= DECODING_MAX_BYTES
  return fits ? null : 'IMAGE_TOO_MANY_PIXELS'
}
