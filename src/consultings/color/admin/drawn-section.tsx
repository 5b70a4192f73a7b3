import { useId, useState } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { inks } from '#domain/drawings/colour.ts'
import { hairInks } from '#domain/drawings/hair/hair-colour.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { DrawnFaceFields } from '#web/admin/drawing/drawn-face-fields.tsx'
import { HairEditor } from '#web/admin/drawing/hair-editor.tsx'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAfterClick } from '#web/ui/use-after-click.ts'
import type { ColorContent } from '../report-content.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

type Drawn = ColorContent['drawn']
type DrawnSectionProps = Pick<ReportFieldsProps<ColorContent>, 'content' | 'onChange'>

/** Edits the drawn customer: face, hair, and their colours. */
export function DrawnSection({ content: { drawn }, onChange }: DrawnSectionProps) {
  const { sections, drawn: labels } = useColorAdminText()
  const [isHairOpen, setHairOpen] = useState(false)
  const isEditorShown = useAfterClick(isHairOpen)
  const set = (change: Partial<Drawn>) =>
    onChange((it) => ({ ...it, drawn: { ...it.drawn, ...change } }))

  return (
    <EditorSection title={sections.drawn}>
      <div className="space-y-6">
        <DrawnFaceFields drawn={drawn} onChange={set} />
        <DrawnColours drawn={drawn} onChange={set} />
        <div>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isHairOpen}
            onClick={() => setHairOpen(!isHairOpen)}
          >
            {labels.openHair}
          </Button>
          {isEditorShown && (
            <HairEditor
              drawing={drawn.hair}
              isChosen={Object.keys(drawn.hair).length > 0}
              face={drawn}
              place={{ list: 'best', at: 0 }}
              onChange={(hair) => set({ hair })}
            />
          )}
        </div>
      </div>
    </EditorSection>
  )
}

interface DrawnColoursProps {
  readonly drawn: Drawn
  readonly onChange: (change: Partial<Drawn>) => void
}

function DrawnColours({ drawn, onChange }: DrawnColoursProps) {
  const labels = useColorAdminText().drawn
  const { face, hair } = drawn
  const usualHair = hairInks(portraitOf({ hair: { ...hair, dye: null } }).hair).mass
  const setFace = (change: Drawn['face']) => onChange({ face: { ...face, ...change } })

  return (
    <fieldset>
      <legend className="pb-1 text-small text-muted">{labels.colours}</legend>
      <div className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Colour
          label={labels.skin}
          value={face.skinColour ?? null}
          usual={inks.paper}
          onChange={(skinColour) => setFace({ skinColour })}
        />
        <Colour
          label={labels.iris}
          value={face.irisColour ?? null}
          usual={inks.iris}
          onChange={(irisColour) => setFace({ irisColour })}
        />
        <Colour
          label={labels.brow}
          value={face.browColour ?? null}
          usual={inks.ink}
          onChange={(browColour) => setFace({ browColour })}
        />
        <Colour
          label={labels.hair}
          value={hair.dye ?? null}
          usual={usualHair}
          onChange={(dye) => onChange({ hair: { ...hair, dye } })}
        />
      </div>
    </fieldset>
  )
}

interface ColourProps {
  readonly label: string
  /** Null for the default colour. */
  readonly value: string | null
  readonly usual: string
  readonly onChange: (value: string | null) => void
}

function Colour({ label, value, usual, onChange }: ColourProps) {
  const labels = useColorAdminText().drawn
  const id = useId()

  return (
    <div className="text-small">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={value ?? usual}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 block h-touch w-full"
      />
      {value === null ? (
        <p className="flex min-h-touch items-center text-tiny text-muted">{labels.usual}</p>
      ) : (
        <Button kind="quiet" size="small" onClick={() => onChange(null)}>
          <span className="text-tiny font-regular">{labels.toUsual(label)}</span>
        </Button>
      )}
    </div>
  )
}
