import type { CheckName, ReasonName } from '#domain/photo-checks/check-names.ts'
import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'

/** Checks that one line of the coach sums up. */
const groups = {
  light: ['luminance', 'overExposure', 'illuminationUniformity'],
  head: ['poseYaw', 'poseRoll', 'posePitch'],
  forehead: ['foreheadVisible'],
  face: ['singleFace', 'mouthOcclusion'],
  size: ['crop', 'headSize'],
  sharpness: ['sharpness', 'resolution'],
  colour: ['naturalColour'],
} as const satisfies Readonly<Record<string, readonly CheckName[]>>

export type GroupName = keyof typeof groups

export interface GroupVerdict {
  readonly name: GroupName
  readonly verdict: PhotoCheck['verdict']
  readonly reason?: ReasonName
  /** Tilt of the head in whole degrees. */
  readonly degrees?: number
}

/** What the camera shows at the bottom, by what the photo is of. */
export const measuresOf: Readonly<Record<PhotoSubject, readonly GroupName[]>> = {
  front: ['light', 'head', 'forehead'],
  side: ['light', 'head', 'sharpness'],
  any: ['light', 'colour', 'sharpness'],
}

/** Sums up a group: the first check that could be better, or good if any is known to be. */
export function groupVerdict(name: GroupName, checks: readonly PhotoCheck[]): GroupVerdict {
  const names: readonly CheckName[] = groups[name]
  const found = names.flatMap((each) => checks.find((check) => check.name === each) ?? [])
  const worst =
    found.find(({ verdict }) => verdict === 'better') ??
    found.find(({ verdict }) => verdict === 'good')
  const tilt = name === 'head' && found.find((check) => check.name === 'poseRoll')?.value
  return {
    name,
    verdict: worst?.verdict ?? 'unknown',
    ...(worst?.reason && { reason: worst.reason }),
    ...(typeof tilt === 'number' && { degrees: Math.round(Math.abs(tilt)) }),
  }
}

/** Lines below a taken photo: what could be better first, then the measures of its subject. */
export function groupsToList(
  checks: readonly PhotoCheck[],
  subject: PhotoSubject,
): readonly GroupVerdict[] {
  const names: readonly GroupName[] = ['face', 'size', ...measuresOf.front, 'sharpness', 'colour']
  const all = names.map((name) => groupVerdict(name, checks))
  const isListed = ({ name, verdict }: GroupVerdict) =>
    verdict === 'better' || (verdict === 'good' && measuresOf[subject].includes(name))
  return all
    .filter(isListed)
    .toSorted((a, b) => Number(b.verdict === 'better') - Number(a.verdict === 'better'))
}
