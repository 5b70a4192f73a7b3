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
