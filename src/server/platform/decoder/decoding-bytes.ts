import type { Metadata } from 'sharp'

type Head = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive' | 'chromaSubsampling'
>

/** Estimates the peak memory of decoding from a file's header, by measured and rounded-up factors. */
export const decodingBytes = (head: Head): number => head.width * head.height * bytesPerPixel(head)

function bytesPerPixel(head: Head): number {
  const { channels, format, isProgressive, chromaSubsampling } = head
  const isDeep = head.depth !== 'uchar'
  switch (format) {
    case 'heif': // AVIF
      return isDeep ? 28 : 20
    case 'webp':
      return 6
    case 'jpeg':
      // A progressive JPEG holds two bytes per sample until its last scan; a baseline one streams rows.
      return isProgressive ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) + 1.5 : 1.5
    default:
      return isProgressive ? 1.5 * channels * (isDeep ? 2 : 1) : 1
  }
}
