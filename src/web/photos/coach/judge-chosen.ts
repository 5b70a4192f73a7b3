import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { judgeEarly, judgeFile, judgePicture } from './judge-picture.ts'
import { borrowFinder } from './shared-finder.ts'

/** Time in which the finder of faces starts once it has been loaded. */
const START_MS = 1_000

type Checks = readonly PhotoCheck[]

let last: Promise<unknown> = Promise.resolve()

/**
 * Judges a chosen photo on this device; no checks if that fails. While the finder of faces is still
 * loading, `onEarly` is called with what needs no face.
 */
export async function judgeChosen(
  photo: Blob,
  subject: PhotoSubject,
  onEarly: (checks: Checks) => void,
): Promise<Checks> {
  const finder = subject === 'any' ? null : borrowFinder()
  try {
    if (finder && !(await isSettledWithin(START_MS, finder.started))) {
      onEarly(await inTurn(() => judgeFile(photo, judgeEarly)))
      await finder.started
    }
    return await inTurn(() =>
      judgeFile(photo, async (it) => (await judgePicture(it, subject, finder)).checks),
    )
  } finally {
    finder?.release()
  }
}

/** One photo after the other: two large ones at once overload a small phone. */
function inTurn(work: () => Promise<Checks | null>): Promise<Checks> {
  const done = last.then(work).then(
    (checks) => checks ?? [],
    () => [],
  )
  last = done
  return done
}

const isSettledWithin = (ms: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), ms)),
  ])
