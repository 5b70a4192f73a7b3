import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { judgeFile } from './judge-picture.ts'
import { borrowFinder } from './shared-finder.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Judges a chosen photo on this device; no checks if that fails. One after the other: two large
 * photos at once overload a small phone.
 */
export function judgeChosen(photo: Blob, subject: PhotoSubject): Promise<readonly PhotoCheck[]> {
  const judged = last.then(() => judge(photo, subject)).catch(() => [])
  last = judged
  return judged
}

async function judge(photo: Blob, subject: PhotoSubject): Promise<readonly PhotoCheck[]> {
  const finder = subject === 'any' ? null : borrowFinder()
  try {
    return (await judgeFile(photo, subject, finder))?.checks ?? []
  } finally {
    finder?.release()
  }
}
