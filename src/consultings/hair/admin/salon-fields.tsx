import { BlockTextArea } from '#web/admin/text-blocks/block-text-area.tsx'
import { type BestStyle, lengths } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'

const notes = ['cutting', 'avoid', 'styling'] as const

interface SalonFieldsProps {
  /** Prefix of the field names, e.g. `best_hair.0`. */
  readonly name: string
  readonly style: BestStyle
  readonly onChange: (change: Partial<BestStyle>) => void
}

/** Edits notes for the hairdresser that supplement the drawing's measures. */
export function SalonFields({ name, style, onChange }: SalonFieldsProps) {
  const labels = useHairText().editor.salon

  return (
    <fieldset className="mt-6">
      <legend className="text-small font-strong">{labels.title}</legend>
      <p className="mt-1 mb-4 text-small text-muted">{labels.hint}</p>
      <div className="space-y-4">
        {notes.map((note) => (
          <BlockTextArea
            key={note}
            label={labels[note]}
            name={`${name}.${note}`}
            optional
            rows={2}
            limit={lengths.salonNote}
            value={style[note]}
            onChange={(text) => onChange({ [note]: text })}
          />
        ))}
      </div>
    </fieldset>
  )
}
