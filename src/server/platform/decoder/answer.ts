import { z } from 'zod'
import type { PictureFormat } from '../picture-format.ts'
import type { Picture, PictureForm } from './encode-picture.ts'

/** Message from the server to the decoder process. */
export interface DecoderTask {
  readonly file: Uint8Array
  readonly format: PictureFormat
  readonly form: PictureForm
}

export type PictureProblem = 'IMAGE_BROKEN' | 'IMAGE_TOO_MANY_PIXELS'
export type DecoderAnswer = Picture | PictureProblem

const bytes = z.instanceof(Uint8Array)

/** Parses an answer, since a hostile file may take over the decoder. */
export const decoderAnswer: z.ZodType<DecoderAnswer> = z.union([
  z.enum(['IMAGE_BROKEN', 'IMAGE_TOO_MANY_PIXELS']),
  z.object({ data: bytes, width: z.int(), height: z.int(), thumbnail: bytes }),
])
