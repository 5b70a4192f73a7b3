import { keysOf } from '#domain/collections/records.ts'
import { faceFields, faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { type DrawnFace, measuredPortrait } from '#domain/drawings/styles/report-portraits.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ChoiceChips } from './choice-chips.tsx'

interface DrawnFaceFieldsProps {
  readonly drawn: DrawnFace
  readonly onChange: (change: Partial<DrawnFace>) => void
}

/** Masculinity of each look, in percent. */
const looks = { soft: 0, middle: 40, strong: 80 } as const
type Look = keyof typeof looks

const lookOf = (masculinity: number): Look =>
  masculinity >= looks.strong - 15 ? 'strong' : masculinity >= looks.middle - 15 ? 'middle' : 'soft'

/**
 * Fields for the outline of the drawn face and for what the survey does not ask: age and softness.
 */
export function DrawnFaceFields({ drawn, onChange }: DrawnFaceFieldsProps) {
  const labels = useAdminText().drawing.face
  const { face, face_shape } = drawn

  return (
    <>
      <ChoiceTiles
        legend={labels.outline}
        value={face_shape}
        onChange={(outline) => onChange({ face_shape: outline })}
        tiles={faceOutlines.map((value) => ({
          value,
          label: labels.outlines[value],
          picture: <Portrait {...measuredPortrait({ face, face_shape: value })} />,
        }))}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ChoiceChips
          legend={labels.age}
          options={faceFields.age.options.map((value) => ({ value, label: labels.ages[value] }))}
          value={face.age ?? faceFields.age.default}
          onChange={(age) => onChange({ face: { ...face, age } })}
        />
        <ChoiceChips<Look>
          legend={labels.look}
          options={keysOf(looks).map((value) => ({
            value,
            label: labels.looks[value],
          }))}
          value={lookOf(face.masculinity ?? faceFields.masculinity.default)}
          onChange={(look) => onChange({ face: { ...face, masculinity: looks[look] } })}
        />
      </div>
    </>
  )
}
