import type { FastifyRequest } from 'fastify'
import { allowFiles } from './body-limits.ts'
import { type Form, readMultipart } from './multipart.ts'
import { CHECKED, createUploadLimiter, UNCHECKED } from './upload-limiter.ts'

interface Upload<Reply> {
  /**
   * Checks the call by its payload, and returns the key of what the files are for. Absent if the caller
   * alone may upload.
   */
  readonly check: ((payload: unknown) => Promise<string | undefined>) | undefined
  readonly run: (form: Form) => Promise<Reply>
}

/**
 * Creates a function that receives a form and runs it. Files are received only while one of the limited
 * places is held, which is taken after the check and released when the call has ended, also if its
 * connection was lost before. Forms whose files precede the payload have few places of their own.
 */
export function createUploadReceiver() {
  const checked = createUploadLimiter(CHECKED)
  const unchecked = createUploadLimiter(UNCHECKED)

  return async <Reply>(request: FastifyRequest, { check, run }: Upload<Reply>): Promise<Reply> => {
    let release: (() => void) | undefined
    try {
      const form = await readMultipart(request, {
        async onPayload(payload) {
          const key = await check?.(payload)
          release ??= checked.take(request, key)
          allowFiles(request)
        },
        onEarlyFile() {
          release = (check ? unchecked : checked).take(request)
          allowFiles(request)
        },
      })
      return await run(form)
    } finally {
      release?.()
    }
  }
}
