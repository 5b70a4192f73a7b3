import { faceFields } from '#domain/drawings/parameters/face-fields.ts'
import { ChoiceChips } from '#web/admin/drawing/choice-chips.tsx'
import type { HairContent } from '../sheet-content.ts'
import { useHairText } from '../web/use-hair-text.ts'

type Face = HairContent['type_analysis']['face']

interface FaceFieldsProps {
  readonly face: Face
  readonly onChange: (face: Face) => void
}

/** How much of a man's face each look has, in percent. */
const looks = { soft: 0, middle: 40, strong: 80 } as const
type Look = keyof typeof looks

const lookOf = (masculinity: number): Look =>
  masculinity >= looks.strong - 15 ? 'strong' : masculinity >= looks.middle - 15 ? 'middle' : 'soft'

/** What no survey asks and the photos show: how old the drawn face is, and how soft. */
export function FaceFields({ face, onChange }: FaceFieldsProps) {
  const words = useHairText().office.drawnFace

  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <ChoiceChips
        legend={words.age}
        options={faceFields.age.options.map((value) => ({ value, label: words.ages[value] }))}
        value={face.age ?? faceFields.age.default}
        onChange={(age) => onChange({ ...face, age })}
      />
      <ChoiceChips<Look>
        legend={words.look}
        options={(Object.keys(looks) as Look[]).map((value) => ({
          value,
          label: words.looks[value],
        }))}
        value={lookOf(face.masculinity ?? faceFields.masculinity.default)}
        onChange={(look) => onChange({ ...face, masculinity: looks[look] })}
      />
    </div>
  )
}
