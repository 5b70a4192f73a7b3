import { useDeferredValue } from 'react'
import { type FaceOutlineName, faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { measuredPortrait } from '#domain/drawings/styles/report-portraits.ts'
import { shapeShares } from '#domain/face-measures/face-shapes.ts'
import type { FaceMeasures, Length } from '#domain/face-measures/measure-face.ts'
import { ChoiceChips } from '#web/admin/drawing/choice-chips.tsx'
import { LivePortrait } from '#web/admin/drawing/live-portrait.tsx'
import { useReaderLanguage } from '#web/admin/text-blocks/reader-language.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { hairAdminTexts } from '../../admin-texts.ts'
import { type HairContent, lengths } from '../../report-content.ts'
import { useHairText } from '../../web/use-hair-text.ts'
import { FaceDiagram } from './face-diagram.tsx'
import { describeFace } from './face-words.ts'
import { RatioRows } from './ratio-rows.tsx'
import { useDecimals } from './use-decimals.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

type Analysis = HairContent['type_analysis']

interface MeasuredFieldsProps {
  readonly analysis: Analysis
  /** The analysis as it would be with the measurements. */
  readonly preview: Analysis
  readonly measures: FaceMeasures
  readonly changed: Length | null
  readonly outline: FaceOutlineName
  readonly onChoose: (outline: FaceOutlineName) => void
  readonly onText: (text: string) => void
}

/** Ratios, shares, shape, sentence and the customer's view of a measured face. */
export function MeasuredFields(props: MeasuredFieldsProps) {
  const { analysis, preview, measures, changed, outline, onChoose, onText } = props
  const text = useHairAdminText()
  const { fields } = useHairText().editor
  const customers = hairAdminTexts[useReaderLanguage()]
  const decimal = useDecimals()
  const sentence = describeFace(measures, customers)
  const tilt = Math.round(measures.alignment.tiltDegrees)
  const shares = new Map(
    shapeShares(measures.ratios).map((share) => [share.outline, share.percent]),
  )

  return (
    <div className="space-y-5">
      <section aria-label={text.heading}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-display text-total font-light">{text.heading}</h2>
          <p className="text-tiny text-muted">{text.unit}</p>
        </div>
        <RatioRows measures={measures} changed={changed} />
        <p className="pt-2 text-tiny text-muted">
          {text.band}
          {tilt !== 0 && ` ${text.tilt(decimal(tilt, 0))}`}
        </p>
      </section>
      <FaceDiagram measures={measures} />
      <div>
        <ChoiceChips
          legend={text.shape}
          options={faceOutlines
            .map((value) => ({ value, percent: shares.get(value) ?? 0 }))
            .sort((one, other) => other.percent - one.percent)
            .map(({ value, percent }) => ({
              value,
              label: text.shapeShare(text.shapes[value], decimal(percent, 0)),
            }))}
          value={outline}
          onChange={onChoose}
        />
        <p className="pt-1 text-tiny text-muted">{text.shapeHint}</p>
      </div>
      <div>
        <p className="text-tiny text-muted">{text.proposal}</p>
        <p className="py-1 text-small">{sentence}</p>
        <Button
          kind="quiet"
          size="small"
          onClick={() => onText([analysis.text.trim(), sentence].filter(Boolean).join('\n'))}
        >
          {text.takeSentence}
        </Button>
        <TextArea
          label={fields.analysis}
          limit={lengths.analysis}
          value={analysis.text}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <Preview analysis={preview} />
    </div>
  )
}

/** What the customer will see: the drawing, the face's name and the line of ratios. */
function Preview({ analysis }: { readonly analysis: Analysis }) {
  const text = useHairAdminText()
  const shown = useDeferredValue(analysis)

  return (
    <section
      aria-label={text.preview}
      className="grid grid-cols-[9rem_1fr] gap-5 border-t border-ink pt-4"
    >
      <div className="h-48 bg-fill">
        <LivePortrait portrait={portraitOf(measuredPortrait(shown))} />
      </div>
      <div>
        <h3 className="text-small text-muted">{text.preview}</h3>
        <p className="display-heading py-1 wrap-anywhere">{shown.face_type}</p>
        <ul className="figures flex flex-wrap text-small text-muted">
          {shown.measurements.map(({ label, value }) => (
            <li key={label} className="not-last:after:mx-1.5 not-last:after:content-['·']">
              {label} {value}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
