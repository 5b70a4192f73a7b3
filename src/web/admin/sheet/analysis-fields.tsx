import type { SheetContent } from '#contract/reports.ts'
import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { measuredPortrait } from '#domain/reports/sheet-portraits.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { BlockTextArea } from '../text-blocks/block-text-area.tsx'
import { CountedField } from './counted-field.tsx'
import { FaceFields } from './face-fields.tsx'
import { MeasurementRows } from './measurement-rows.tsx'
import { type FieldName, lengths } from './sheet-content.ts'
import type { Change } from './sheet-fields.tsx'

interface AnalysisFieldsProps {
  readonly content: SheetContent
  readonly onChange: Change
  readonly problemOf: (field: FieldName) => string | null
}

/** What the face is called, how it is drawn, explained and measured. */
export function AnalysisFields({ content, onChange, problemOf }: AnalysisFieldsProps) {
  const { fields, faces, style: words } = useAdminText().sheet
  const analysis = content.type_analysis
  const set = (change: Partial<SheetContent['type_analysis']>) =>
    onChange((it) => ({ ...it, type_analysis: { ...it.type_analysis, ...change } }))

  return (
    <div className="space-y-6">
      <CountedField
        label={fields.faceType}
        hint={fields.faceTypeHint}
        name="type_analysis.face_type"
        limit={lengths.faceType}
        problem={problemOf('type_analysis.face_type')}
        value={analysis.face_type}
        onChange={(face_type) => set({ face_type })}
      />
      <ChoiceTiles
        legend={fields.faceShape}
        value={analysis.face_shape}
        onChange={(face_shape) => set({ face_shape })}
        tiles={faceOutlines.map((value) => ({
          value,
          label: faces[value],
          picture: <Portrait {...measuredPortrait({ ...analysis, face_shape: value })} />,
        }))}
      />
      <FaceFields face={analysis.face} onChange={(face) => set({ face })} />
      {analysis.face_type_image_url && (
        <p className="text-small text-muted">
          {words.usesPicture}{' '}
          <Button kind="quiet" size="small" onClick={() => set({ face_type_image_url: null })}>
            {words.useDrawing}
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
}
