import type { Dispatch, SetStateAction } from 'react'
import type { ReportFieldsProps, ReportSurvey } from '#consultings/report-in-admin.ts'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import type { ColorContent } from '../../report-content.ts'
import { useColorAdminText } from '../use-color-admin-text.ts'
import { type Measuring, measuredPlaces } from './measuring.ts'
import { PhotoColours } from './photo-colours.tsx'
import { type DrawnPart, PlaceTable } from './place-table.tsx'

interface PhotoSectionProps extends Pick<ReportFieldsProps<ColorContent>, 'content' | 'onChange'> {
  readonly survey: ReportSurvey
  readonly measuring: Measuring
  readonly onMeasure: Dispatch<SetStateAction<Measuring>>
}

/** Measures the customer's colours in photos; the drawn face can use them. */
export function PhotoSection(props: PhotoSectionProps) {
  const { survey, measuring, onMeasure, content, onChange } = props
  const { sections, photo: labels, season } = useColorAdminText()
  const say = useToast()

  function use(part: DrawnPart, hex: string) {
    const before = content.drawn
    onChange((it) => ({ ...it, drawn: withDrawnColour(it.drawn, part, hex) }))
    say(labels.used, {
      label: season.undo,
      run: () => onChange((it) => ({ ...it, drawn: before })),
    })
  }

  return (
    <EditorSection title={sections.photo}>
      <div className="space-y-5">
        <PhotoColours survey={survey} measuring={measuring} onMeasure={onMeasure} />
        <PlaceTable measured={measuredPlaces(measuring)} onUse={use} />
      </div>
    </EditorSection>
  )
}

type Drawn = ColorContent['drawn']

function withDrawnColour(drawn: Drawn, part: DrawnPart, hex: string): Drawn {
  if (part === 'hair') return { ...drawn, hair: { ...drawn.hair, dye: hex } }
  return { ...drawn, face: { ...drawn.face, [part === 'skin' ? 'skinColour' : 'irisColour']: hex } }
}
