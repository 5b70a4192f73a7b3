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

/**
 * Reads a multipart body into memory within {@link MULTIPART_LIMITS}: the JSON of its field `payload`
 * and its files.
 *
 * Refuses UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST, IMAGE_TOO_LARGE and TOO_MANY_IMAGES.
 */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ body: unknown; files: UploadedFile[] }> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_MEDIA_TYPE')
  const files: UploadedFile[] = []
  let payload: unknown = {}

  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const data = await part.toBuffer()
        if (part.filename || data.length > 0) {
          files.push({ fieldName: part.fieldname, fileName: part.filename, data })
        }
      } else if (part.fieldname === 'payload') payload = parsePayload(part.value)
    }
  } catch (error) {
    throw translated(error)
  }
  return { body: payload, files }
}

function parsePayload(value: unknown): unknown {
  if (typeof value === 'object') return value
  try {
    return JSON.parse(String(value))
  } catch {
    return refuse('MALFORMED_REQUEST')
  }
}

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
