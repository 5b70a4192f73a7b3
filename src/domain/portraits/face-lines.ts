import type { FacialFeature } from '#domain/surveys/survey-options.ts'
import { line, type Stroke, surface } from './drawing.ts'
import { ellipse } from './path.ts'

export interface FaceLook {
  readonly features: readonly FacialFeature[]
  readonly blush: boolean
}

const EYE_Y = 31

/** Brows, closed eyes, nose and mouth, each as the survey's features have them. */
export function faceLines({ features, blush }: FaceLook): Stroke[] {
  const has = (feature: FacialFeature) => features.includes(feature)
  const longer = has('중안부매') ? 9 : 0
  return [
    ...(blush
      ? pair((s) => surface(ellipse([s * 45, 58 + longer / 2], 17, 9.5), 'clay', 0.1))
      : []),
    ...brows(),
    ...eyes(has),
    ...nose(has('짙은코'), longer),
    ...mouth(has('돌출입'), longer),
  ]
}

function brows(): Stroke[] {
  return pair((s) => line(`M${s * 52} 7C${s * 42} -4 ${s * 29} -5 ${s * 16} 3`, { width: 1.9 }))
}

function eyes(has: (feature: FacialFeature) => boolean): Stroke[] {
  const [y, strong] = [EYE_Y, has('진한눈매')]
  const lid = (s: number) =>
    line(`M${s * 49} ${y - 2}C${s * 42} ${y + 9} ${s * 26} ${y + 10} ${s * 18} ${y + 1}`, {
      width: strong ? 3 : 1.7,
    })
  const lashes = (s: number) =>
    line(
      `M${s * 46.5} ${y + 2}l${s * 5} 3.4M${s * 41.5} ${y + 5.6}l${s * 3.4} 4.6M${s * 35.5} ${y + 7.4}l${s * 1.6} 4.8`,
      { width: strong ? 1.8 : 1 },
    )
  const above = (s: number, lift: number) =>
    `M${s * 46} ${y - 5 - lift * 0.3}C${s * 40} ${y - 4 - lift} ${s * 29} ${y - 4 - lift} ${s * 22} ${y - 4 - lift * 0.3}`
  return [
    ...pair(lid),
    ...pair(lashes),
    ...(has('쌍꺼풀') ? pair((s) => line(above(s, 2), { width: 0.9 })) : []),
    ...(has('꺼진눈') ? pair((s) => line(above(s, 9), { width: 0.9, dash: [2, 3] })) : []),
    ...(has('튀어나온') ? pair((s) => line(above(s, 7), { width: 1 })) : []),
    ...(has('포말눈') ? pair((s) => surface(ellipse([s * 33, y - 6], 16, 5), 'sand')) : []),
  ]
}

function nose(strong: boolean, longer: number): Stroke[] {
  const y = 66 + longer
  const width = strong ? 1.9 : 1.2
  const bridge = strong ? [line(`M5 34C6 46 9 54 10 ${y - 5}`, { width: 1.1, opacity: 0.7 })] : []
  return [
    line(
      `M-3 34C-4 48 -8.5 57 -8.5 ${y - 3}C-8.5 ${y + 1.5} -3 ${y + 0.5} 0 ${y + 2.5}C2 ${y + 1.6} 4 ${y + 1} 6 ${y}`,
      { width },
    ),
    ...bridge,
  ]
}

function mouth(full: boolean, longer: number): Stroke[] {
  const y = 92 + longer
  const [w, up, down] = full ? [23, 8.5, 13] : [20, 6, 9]
  return [
    surface(
      `M${-w} ${y}C${-w * 0.6} ${y - up * 0.5} ${-w * 0.35} ${y - up} ${-w * 0.17} ${y - up}Q0 ${y - up * 0.45} ${w * 0.17} ${y - up}C${w * 0.35} ${y - up} ${w * 0.6} ${y - up * 0.5} ${w} ${y}C${w * 0.6} ${y + down} ${-w * 0.6} ${y + down} ${-w} ${y}Z`,
      'clay',
      0.92,
    ),
    line(
      `M${-w + 1} ${y}C${-w * 0.5} ${y + 2} ${-w * 0.2} ${y + 0.5} 0 ${y + 1.6}C${w * 0.2} ${y + 0.5} ${w * 0.5} ${y + 2} ${w - 1} ${y}`,
      {
        stroke: 'paper',
        width: 1,
      },
    ),
  ]
}

const pair = (draw: (side: -1 | 1) => Stroke): Stroke[] => [draw(-1), draw(1)]
