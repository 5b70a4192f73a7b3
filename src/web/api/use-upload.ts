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
 * Sends a form with its pictures. The same content has the same idempotency key in every retry, so
 * a lost reply does no harm. `progress` is the share of sent bytes, 0 to 1.
 */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null)
  const last = useRef<Attempt>(undefined)

  /** Returns the reply or the refusal. */
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
