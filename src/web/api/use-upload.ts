import { useRef, useState } from 'react'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { ApiRefusal } from './api-refusal.ts'
import { upload } from './upload.ts'

interface Attempt {
  readonly key: string
  readonly content: string
  readonly images: readonly Blob[]
}

/**
 * Sends a form with its pictures. The same content goes under the same key however often it is
 * tried, so that an answer that was lost on the way does no harm. `progress` is that of all bytes,
 * 0 to 1, while it is being sent.
 */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null)
  const last = useRef<Attempt>(undefined)

  /** The reply, or why it was not taken. */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    images: readonly Blob[],
  ): Promise<ReplyOf<E> | ApiRefusal> {
    const attempt = attemptWith(last.current, JSON.stringify(input), images)
    last.current = attempt
    setProgress(0)
    try {
      const options = { images, idempotencyKey: attempt.key, onProgress: setProgress }
      return await upload(endpoint, input, options)
    } catch (error) {
      if (error instanceof ApiRefusal) return error
      throw error
    } finally {
      setProgress(null)
    }
  }
  return { send, progress }
}

function attemptWith(last: Attempt | undefined, content: string, images: readonly Blob[]): Attempt {
  const isSame =
    last?.content === content &&
    last.images.length === images.length &&
    last.images.every((image, at) => image === images[at])
  return isSame ? last : { key: crypto.randomUUID(), content, images }
}
