import type { Box } from './drawing.ts'
import { isSide } from './head/view.ts'
import type { PictureParameters } from './parameters/portrait.ts'

/** The part of the plane that a frame shows, in mm. */
export function boxOf(
  { frame, view }: PictureParameters,
  hair: { chinY: number; length: number },
): Box {
  if (frame === 'face')
    return { left: isSide(view) ? -115 : -110, top: -158, width: 230, height: 300 }
  const bottom = frame === 'plan' ? Math.max(190, hair.chinY + hair.length + 40) : 282
  return { left: -180, top: -168, width: 360, height: bottom + 168 }
}
