import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '#contract/endpoint.ts'
import { IMAGE_MAX_BYTES, MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { errorCode } from './error-fields.ts'
import { Refusal, refuse } from './refusal.ts'

const MAX_PAYLOAD_BYTES = 64 * 1024

/** Allows one file more than any form accepts, so that the handler can name the form's limit. */
export const MULTIPART_LIMITS = {
  fileSize: IMAGE_MAX_BYTES,
  files: MAX_SURVEY_PHOTOS + 1,
  fields: 20,
  fieldSize: MAX_PAYLOAD_BYTES,
  parts: 30,
} as const

export interface Form {
  readonly body: unknown
  readonly files: readonly UploadedFile[]
}

interface FormEvents {
  /** Awaited before anything behind the payload is read. */
  readonly onPayload: (payload: unknown) => Promise<void>
  /** Called when the first file arrives before the payload. */
  readonly onEarlyFile: () => void
}

/**
 * Reads a multipart body into memory within {@link MULTIPART_LIMITS}: the JSON of its field `payload`
 * (default `{}`) and its files.
 *
 * Refuses UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST, IMAGE_TOO_LARGE and TOO_MANY_IMAGES, and what
 * `events` refuse.
 */
export async function readMultipart(request: FastifyRequest, events: FormEvents): Promise<Form> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_MEDIA_TYPE')
  const parts = request.parts()
  const files: UploadedFile[] = []
  let payload: unknown
  let isEarly = false

  for (;;) {
    const { done, value: part } = await reading(parts.next())
    if (done) break
    if (part.type === 'file') {
      if (payload === undefined && !isEarly) events.onEarlyFile()
      isEarly = true
      const data = await reading(part.toBuffer())
      if (part.filename || data.length > 0) {
        files.push({ fieldName: part.fieldname, fileName: part.filename, data })
      }
    } else if (part.fieldname === 'payload') {
      // Only the first one was checked.
      if (payload !== undefined) refuse('MALFORMED_REQUEST')
      payload = parsePayload(part.value)
      await events.onPayload(payload)
    }
  }
  if (payload === undefined) await events.onPayload({})
  return { body: payload ?? {}, files }
}

function parsePayload(value: unknown): unknown {
  if (typeof value === 'object') return value
  try {
    return JSON.parse(String(value))
  } catch {
    return refuse('MALFORMED_REQUEST')
  }
}

/** Translates a failure to read the body. */
const reading = <T>(read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    throw translated(error)
  })

function translated(error: unknown): unknown {
  switch (errorCode(error)) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('IMAGE_TOO_LARGE')
    case 'FST_FILES_LIMIT':
      return new Refusal('TOO_MANY_IMAGES')
    default:
      // Only the body was read, so any unknown error is caused by the body.
      return error instanceof Refusal ? error : new Refusal('MALFORMED_REQUEST')
  }
}
