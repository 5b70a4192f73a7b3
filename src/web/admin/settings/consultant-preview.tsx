import { useMemo } from 'react'
import { itemAt } from '#domain/collections/lists.ts'
import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { consultantPortrait } from '#domain/drawings/styles/consultant-portrait.ts'
import { styleNames } from '#domain/drawings/styles/style.ts'
import { LivePortrait } from '../drawing/live-portrait.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface ConsultantPreviewProps {
  /** Values of the form. */
  readonly style: string
  readonly faceShape: string
}

/** Preview of the consultant as pages draw them, redrawn on each change of style or face. */
export function ConsultantPreview({ style, faceShape }: ConsultantPreviewProps) {
  const { consultantPreview } = useAdminText().settings
  const portrait = useMemo(() => {
    const known = styleNames.find((name) => name === style) ?? itemAt(styleNames, 0)
    const face_shape = faceOutlines.find((name) => name === faceShape) ?? itemAt(faceOutlines, 0)
    return portraitOf(consultantPortrait({ style: known, face_shape }))
  }, [style, faceShape])

  return (
    <figure className="max-w-56 pt-5">
      <div className="aspect-[4/5] bg-sand pt-4">
        <LivePortrait portrait={portrait} />
      </div>
      <figcaption className="pt-2 text-small text-muted">{consultantPreview}</figcaption>
    </figure>
  )
}
