import { useState } from 'react'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import { landmarkNames } from '#domain/face-measures/landmarks.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import type { HairContent, MeasuredFace as Stored } from '../../report-content.ts'
import { MeasureDialog } from './measure-dialog.tsx'
import { correctedCount, type Measuring } from './measuring.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

type Analysis = HairContent['type_analysis']

interface MeasuredFaceProps {
  readonly survey: ReportSurvey
  readonly analysis: Analysis
  readonly onChange: (change: Partial<Analysis>) => void
}

/** Opens the window in which the face is measured, and says what was measured. */
export function MeasuredFace({ survey, analysis, onChange }: MeasuredFaceProps) {
  const text = useHairAdminText()
  const say = useToast()
  const [isOpen, setOpen] = useState(false)
  // Points that were moved stay when the window is closed.
  const [measuring, setMeasuring] = useState<Measuring>()
  const { measured } = analysis

  function accept(next: Analysis) {
    onChange(next)
    setOpen(false)
    say(text.accepted, { label: text.undo, run: () => onChange(analysis) })
  }

  return (
    <div className="border-y border-sand py-3">
      {measured && <Summary measured={measured} survey={survey} />}
      {survey.photos.length === 0 ? (
        <p className="text-small text-muted">{text.noPhotos}</p>
      ) : (
        <>
          {!measured && <p className="pb-2 text-small text-muted">{text.hint}</p>}
          <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
            {measured ? text.again : text.open}
          </Button>
        </>
      )}
      {isOpen && (
        <MeasureDialog
          survey={survey}
          analysis={analysis}
          measuring={measuring}
          onMeasure={setMeasuring}
          onText={(next) => onChange({ text: next })}
          onAccept={accept}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface SummaryProps {
  readonly measured: Stored
  readonly survey: ReportSurvey
}

function Summary({ measured, survey }: SummaryProps) {
  const text = useHairAdminText()
  const { number, dateTime } = useFormat()
  const corrected = correctedCount(measured)
  const { accepted, photo_id } = measured

  return (
    <div className="pb-2 text-small">
      <p>
        {corrected === null
          ? text.placedByHand
          : text.summary(number(corrected), number(landmarkNames.length))}
      </p>
      {accepted && (
        <p className="text-tiny text-muted">
          {text.acceptedBy(accepted.by, dateTime(accepted.at))}
        </p>
      )}
      {!survey.photos.some(({ id }) => id === photo_id) && (
        <p className="border-l-3 border-clay bg-fill px-3 py-1.5">{text.otherPhoto}</p>
      )}
    </div>
  )
}
