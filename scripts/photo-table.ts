import { judgeBeforeFace, judgePhoto } from '#domain/photo-checks/judge-photo.ts'
import type { PhotoCheck } from '#domain/photo-checks/photo-check.ts'
import { loadFaceNetworks } from '#tests/support/face-networks.ts'
import { pixelsIn } from '#tests/support/photo-makers.ts'
import type { TestPhoto } from '#tests/support/test-photo.ts'
import { testPhotos } from '#tests/support/test-photos.ts'
import { findFaces } from '#web/faces/engine/find-faces.ts'

/** A test picture with its verdicts, in the order of their names. */
export interface JudgedPhoto {
  readonly photo: TestPhoto
  readonly expected: string
  readonly given: string
  /** Reasons that are given before the face was looked for, and not afterwards. */
  readonly withdrawn: readonly string[]
}

/** Judges every test picture as a browser would. */
export async function judgeTestPhotos(): Promise<JudgedPhoto[]> {
  const networks = await loadFaceNetworks()
  const judged: JudgedPhoto[] = []
  for (const photo of testPhotos) {
    const pixels = await pixelsIn(await photo.make())
    const faces = await findFaces(networks, pixels)
    const reasons = judgePhoto(pixels, faces, photo.subject).flatMap(reasonOf)
    const early = photo.subject === 'any' ? [] : judgeBeforeFace(pixels).flatMap(reasonOf)
    judged.push({
      photo,
      expected: listed(photo.expected),
      given: listed(reasons),
      withdrawn: early.filter((reason) => !reasons.includes(reason)),
    })
  }
  return judged
}

const reasonOf = ({ reason }: PhotoCheck) => reason ?? []

const listed = (reasons: readonly string[]) => [...reasons].sort().join(', ') || 'good'

/** Writes the table of `docs/photos.md`. */
export const photoTable = (judged: readonly JudgedPhoto[]): string =>
  [
    '| picture | asked for | expected | given |',
    '|---|---|---|---|',
    ...judged.map(
      ({ photo, expected, given }) =>
        `| ${photo.name} | ${photo.subject} | ${expected} | ${given === expected ? given : `**${given}**`} |`,
    ),
  ].join('\n')
