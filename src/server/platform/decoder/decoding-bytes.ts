import type { Metadata } from 'sharp'

type Head = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive' | 'chromaSubsampling'
>

/** Memory that decoding takes at its peak, estimated from the head of a file. Measured, and rounded up. */
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
      // Two bytes for each sample are held until the last scan. Without scans, rows pass through.
      return isProgressive ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) + 1.5 : 1.5
    default:
      return isProgressive ? 1.5 * channels * (isDeep ? 2 : 1) : 1
  }
}
