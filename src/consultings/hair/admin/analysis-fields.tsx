import { memo } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { DrawnFaceFields } from '#web/admin/drawing/drawn-face-fields.tsx'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { BlockTextArea } from '#web/admin/text-blocks/block-text-area.tsx'
import { Button } from '#web/ui/button.tsx'
import { type HairContent, lengths } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { MeasuredFace } from './measured-face/measured-face.tsx'
import { MeasurementRows } from './measurement-rows.tsx'

interface AnalysisFieldsProps extends Omit<ReportFieldsProps<HairContent>, 'content'> {
  readonly analysis: HairContent['type_analysis']
}

/** Edits the face: its type, drawing, explanation and measurements. */
export const AnalysisFields = memo(function AnalysisFields({
  analysis,
  onChange,
  problemOf,
  survey,
}: AnalysisFieldsProps) {
  const { fields, style: labels } = useHairText().editor
  const set = (change: Partial<HairContent['type_analysis']>) =>
    onChange((it) => ({ ...it, type_analysis: { ...it.type_analysis, ...change } }))

  return (
    <div className="space-y-6">
      <MeasuredFace survey={survey} analysis={analysis} onChange={set} />
      <CountedField
        label={fields.faceType}
        hint={fields.faceTypeHint}
        name="type_analysis.face_type"
        limit={lengths.faceType}
        problem={problemOf('type_analysis.face_type')}
        value={analysis.face_type}
        onChange={(face_type) => set({ face_type })}
      />
      <DrawnFaceFields drawn={analysis} onChange={set} />
      {analysis.face_type_image_url && (
        <p className="text-small text-muted">
          {labels.usesPicture}{' '}
          <Button kind="quiet" size="small" onClick={() => set({ face_type_image_url: null })}>
            {labels.useDrawing}
          </Button>
        </p>
      )}
      <BlockTextArea
        label={fields.analysis}
        name="type_analysis.text"
        limit={lengths.analysis}
        problem={problemOf('type_analysis.text')}
        value={analysis.text}
        onChange={(text) => set({ text })}
      />
      <MeasurementRows
        rows={analysis.measurements}
        onChange={(measurements) => set({ measurements })}
      />
    </div>
  )
})
