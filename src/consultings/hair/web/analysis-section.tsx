import { measuredPortrait } from '#domain/drawings/styles/report-portraits.ts'
import { useWrittenLanguage, Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { HairContent, Measurement } from '../report-content.ts'
import { useHairText } from './use-hair-text.ts'

type Analysis = HairContent['type_analysis']

/** Shows the face: drawn with guide lines, its type, explanation and measurements. */
export function AnalysisSection({ analysis }: { readonly analysis: Analysis }) {
  return (
    <div className="grid items-center gap-x-12 gap-y-6 @text:grid-cols-[5fr_6fr] print:grid-cols-[5fr_6fr]">
      <FacePicture analysis={analysis} />
      <div>
        <p className="display-heading">
          <Written>{analysis.face_type}</Written>
        </p>
        <div className="mt-4">
          <Written>{analysis.text}</Written>
        </div>
        {analysis.measurements.length > 0 && <Measurements measurements={analysis.measurements} />}
      </div>
    </div>
  )
}

function FacePicture({ analysis }: { readonly analysis: Analysis }) {
  const text = useHairText().report
  const { face_type, face_type_image_url } = analysis
  const label = text.face(face_type)

  if (face_type_image_url) {
    return <img src={face_type_image_url} alt={label} className="w-full bg-fill object-cover" />
  }
  return (
    <Portrait
      {...measuredPortrait(analysis)}
      label={label}
      first
      className="mx-auto max-w-90 print:max-w-60"
    />
  )
}

/** Shows each measurement as a dot on a line. */
function Measurements({ measurements }: { readonly measurements: readonly Measurement[] }) {
  const text = useHairText().report
  const language = useWrittenLanguage()

  return (
    <dl aria-label={text.measurements} className="mt-7">
      {measurements.map(({ label, position, value }) => (
        <div
          key={`${label} ${value}`}
          className="grid grid-cols-[minmax(5rem,30%)_1fr_auto] items-center gap-4 py-1.5 text-small"
        >
          <dt lang={language}>{label}</dt>
          <dd lang={language} className="figures order-1 min-w-12 text-right">
            {value}
          </dd>
          <dd aria-hidden="true" className="relative h-3">
            <span className="absolute inset-x-0 top-1/2 border-t border-rule" />
            <span
              className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-5 border-clay"
              style={{ left: `${position * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
