import { useEffect, useRef, useState } from 'react'
import { uploadMedia } from '#contract/media.ts'
import { IMAGE_MAX_BYTES } from '#domain/limits/limits.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { upload } from '#web/api/upload.ts'
import { useAdminText } from '../frame/admin-text.ts'

export type MediaKind = 'picture' | 'video'

/** MIME types that the server accepts, for the `accept` attribute. */
export const acceptedTypes: Readonly<Record<MediaKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  video: 'video/mp4,video/webm',
}

/** Uploads one file at a time; `onUploaded` gets its address. A running upload can be cancelled. */
export function useMedia(kind: MediaKind, onUploaded: (url: string) => void) {
  const labels = useAdminText().editing.media
  /** Uploaded share of the file, 0 to 1; null while nothing is uploaded. */
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [failed, setFailed] = useState<File | null>(null)
  const runningUpload = useRef<AbortController>(undefined)
  useEffect(() => () => runningUpload.current?.abort(), [])

  async function send(file: File) {
    runningUpload.current?.abort()
    const controller = new AbortController()
    runningUpload.current = controller
    setFailed(null)
    setProblem(null)
    setProgress(0)
    try {
      const uploaded = await upload(
        uploadMedia,
        {},
        {
          images: [file],
          field: 'file',
          idempotencyKey: crypto.randomUUID(),
          onProgress: setProgress,
          signal: controller.signal,
        },
      )
      if (kindOf(uploaded.content_type) === kind) onUploaded(uploaded.url)
      else setProblem(labels.wrongKind[kind])
    } catch (error) {
      if (controller.signal.aborted) return
      const isRefused = isRefusal(error) && error.status >= 400 && error.status < 500
      setProblem(isRefused ? error.serverMessage : labels.failed)
      if (!isRefused) setFailed(file)
    } finally {
      if (runningUpload.current === controller) setProgress(null)
    }
  }

  return {
    progress,
    problem,
    choose(file: File) {
      setFailed(null)
      if (!acceptedTypes[kind].split(',').includes(file.type)) setProblem(labels.wrongKind[kind])
      else if (file.size > IMAGE_MAX_BYTES) setProblem(labels.tooLarge)
      else void send(file)
    },
    /** Uploads the failed file again. */
    retry: failed && (() => void send(failed)),
    cancel() {
      runningUpload.current?.abort()
      setProgress(null)
    },
  }
}

const kindOf = (contentType: string): MediaKind =>
  contentType.startsWith('video/') ? 'video' : 'picture'
