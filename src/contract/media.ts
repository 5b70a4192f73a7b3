import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Multipart with one `file`: a picture (JPEG, PNG, WebP, AVIF) or a video (MP4, WebM), up to 10 MB. */
export const uploadMedia = endpoint({
  method: 'POST',
  path: '/v1/admin/media',
  summary:
    'Keep a picture or a video (field `file`, at most 10 MB) for banners, contents and sheets',
  access: 'consultant',
  bodyKind: 'multipart',
  reply: z.object({
    /** Path on this site; it always names this file. */
    url: z.string(),
    content_type: z.string(),
    bytes: z.int(),
    /** Width in pixels, and a copy at most 800 pixels wide; null for a video. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    small_url: z.string().nullable(),
  }),
  status: 201,
  refusals: [
    'FILE_MISSING',
    'MEDIA_NOT_SUPPORTED',
    'IMAGE_NOT_SUPPORTED',
    'IMAGE_TOO_LARGE',
    'IMAGE_BROKEN',
    'IMAGE_TOO_MANY_PIXELS',
    'TOO_MANY_IMAGES',
  ],
})
