import type { FaceContext, Spot } from './face-context.ts'

export interface Fold {
  readonly spots: readonly Spot[]
  readonly width: number
  readonly opacity: number
}

// biome-ignore-start format: a fold reads as one line
/**
 * Returns the folds of the upper lid: a full double lid, an inner one, or none; hollow or swollen.
 */
export function lidFolds(
  { face, isOlder, isYoung }: FaceContext,
  height: number,
  tilt: number,
  depth: number,
): Fold[] {
  const folds: Fold[] = []
  const gap = 3.7 + 2 * Math.max(0, -depth) - (isOlder ? 0.8 : 0)
  const droop = isOlder ? 2.4 : 0
  if (face.lids === 'double') {
    folds.push({
      spots: [
        [-13.4, -3.8],
        [-7.4, -height - 1.3],
        [0.6, -height - gap],
        [8.6, -height - gap + 1.9 + 0.4 * droop],
        [16.6, -4.4 + tilt * 0.5 + droop],
      ],
      width: 0.42,
      opacity: 0.8,
    })
  } else if (face.lids === 'inner') {
    folds.push({
      spots: [
        [-14, -2.2],
        [-10, -5.8],
        [-4, -height - 1.7],
        [2, -height - 1.3],
      ],
      width: 0.42,
      opacity: 0.8,
    })
  } else if (!isYoung) {
    folds.push({
      spots: [
        [-8, -height - 4],
        [1, -height - 5.6],
        [10, -height - 3.2],
      ],
      width: 0.3,
      opacity: 0.3,
    })
  }
  if (depth < -0.2) {
    folds.push(
      {
        spots: [
          [-14, -9],
          [-8, -14.4],
          [2, -16.6],
          [12, -14.2],
          [19, -8.4],
        ],
        width: 0.7,
        opacity: 0.22 - 0.3 * depth,
      },
      {
        spots: [
          [-15, -6],
          [-12, -12],
          [-7, -15.6],
        ],
        width: 0.4,
        opacity: 0.4,
      },
    )
  }
  if (depth > 0.2) {
    folds.push({
      spots: [
        [-12, -7.6],
        [0, -height - 7],
        [13, -8],
      ],
      width: 0.35,
      opacity: 0.45 * depth,
    })
  }
  if (face.puffiness > 20) {
    folds.push({
      spots: [
        [-13, -7],
        [-6, -13],
        [3, -14.6],
        [12, -12],
        [18.4, -5.6],
      ],
      width: 0.45,
      opacity: face.puffiness / 160,
    })
  }
  return folds
}

export function underFolds({ face, isOlder, isYoung }: FaceContext, floor: number): Fold[] {
  const folds: Fold[] = []
  const puffs = face.puffiness / 100
  if (puffs > 0.2) {
    folds.push({
      spots: [
        [-12, floor + 2],
        [-2, floor + 5.4],
        [9, floor + 3.6],
        [14, floor + 0.4],
      ],
      width: 0.45,
      opacity: 0.6 * puffs,
    })
  }
  if (isOlder) {
    folds.push(
      {
        spots: [
          [-12.5, 8.4],
          [-6, 12.2],
          [2, 13.2],
          [9, 11.4],
        ],
        width: 0.38,
        opacity: 0.55,
      },
      {
        spots: [
          [-15, 7],
          [-10.5, 13],
          [-4, 17.6],
        ],
        width: 0.3,
        opacity: 0.32,
      },
      {
        spots: [
          [20.5, 1.6],
          [24, 0.4],
          [27.4, -1.6],
        ],
        width: 0.3,
        opacity: 0.5,
      },
      {
        spots: [
          [20.5, 4],
          [24.6, 4.6],
          [28, 4.4],
        ],
        width: 0.3,
        opacity: 0.5,
      },
      {
        spots: [
          [19.4, 6.4],
          [23, 8.6],
          [26, 10.4],
        ],
        width: 0.3,
        opacity: 0.4,
      },
    )
  } else if (!isYoung) {
    folds.push({
      spots: [
        [-13.4, 7],
        [-9, 10.4],
        [-3.5, 12],
      ],
      width: 0.28,
      opacity: 0.22,
    })
  }
  return folds
}
// biome-ignore-end format: a fold reads as one line
