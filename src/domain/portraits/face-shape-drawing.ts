import type { FaceShape } from '#domain/surveys/survey-options.ts'
import { type Drawing, type DrawingColour, line, type Stroke } from './drawing.ts'
import { type FaceMeasures, faceMeasures, faceOutline, type PortraitFace } from './face-outline.ts'
import { spline } from './path.ts'

const portraitFacesByShape: Readonly<Record<FaceShape, PortraitFace>> = {
  달걀형: 'oval',
  둥근형: 'round',
  긴형: 'long',
  마름모형: 'diamond',
  하트형: 'heart',
  사각형: 'square',
}

export const portraitFaceOf = (shape: FaceShape): PortraitFace => portraitFacesByShape[shape]

const FACE_VIEW_BOX = '-150 -126 300 300'

/** A face shape to choose by: the outline in a strong line, the rest of the head only hinted at. */
export function faceShapeDrawing(shape: FaceShape, outline: DrawingColour = 'ink'): Drawing {
  const face = faceMeasures[portraitFaceOf(shape)]
  return { viewBox: FACE_VIEW_BOX, strokes: headStrokes(face, outline) }
}

/** The head of a pictogram that shows a face from the front. */
function headStrokes(face: FaceMeasures, outline: DrawingColour = 'ink'): Stroke[] {
  const { jaw, skull } = faceOutline(face)
  return [
    line(spline(skull), { width: 2, opacity: 0.55, dash: [0.5, 6] }),
    line(spline(jaw), { stroke: outline, width: 3.6 }),
    ...faintFace(face),
  ]
}

/** Eyes, nose and mouth in proportion to the height of the face. */
function faintFace({ chinY }: FaceMeasures): Stroke[] {
  const [noseY, mouthY] = [0.45 * chinY, 0.64 * chinY]
  const faint = { width: 2.4, opacity: 0.6 }
  return [
    line('M-46 28Q-32 38 -17 30M46 28Q32 38 17 30', faint),
    line(
      `M-2 34C-3 ${noseY - 16} -9 ${noseY - 8} -7 ${noseY - 2}Q-1 ${noseY + 3} 6 ${noseY - 1}`,
      faint,
    ),
    line(`M-18 ${mouthY}Q0 ${mouthY + 7} 18 ${mouthY}`, faint),
  ]
}
