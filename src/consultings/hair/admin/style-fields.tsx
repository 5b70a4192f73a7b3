import { useState } from 'react'
import type { StylePlace } from '#domain/drawings/styles/report-portraits.ts'
import { useAdminText } from '#web/admin/frame/admin-text.ts'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import type { FieldName } from '#web/admin/report/field-name.ts'
import { BlockDialog } from '#web/admin/text-blocks/block-dialog.tsx'
import { BlockTextArea } from '#web/admin/text-blocks/block-text-area.tsx'
import { useReaderLanguage } from '#web/admin/text-blocks/reader-language.ts'
import { Button } from '#web/ui/button.tsx'
import { useAfterClick } from '#web/ui/use-after-click.ts'
import { type HairContent, lengths, type Style } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { DrawingPicker } from './drawing-picker.tsx'
import { StylePicture } from './style-picture.tsx'

interface StyleFieldsProps {
  /** Field name, e.g. `best_hair.0`. */
  readonly name: FieldName
  readonly place: StylePlace
  readonly style: Style
  readonly face: HairContent['type_analysis']
  readonly onChange: (style: Style) => void
  readonly problemOf: (field: FieldName) => string | null
}

/** Edits a style: its drawing on the customer's face, its name, and the reason. */
export function StyleFields(props: StyleFieldsProps) {
  const { name, place, style, face, onChange, problemOf } = props
  const { textBlocks } = useAdminText()
  const labels = useHairText().editor.style
  const language = useReaderLanguage()
  const [isPicking, setPicking] = useState(false)
  const isEditorShown = useAfterClick(isPicking)
  const [isChoosing, setChoosing] = useState(false)
  const set = (change: Partial<Style>) => onChange({ ...style, ...change })

  return (
    <>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <div className="*:text-left">
          <StylePicture image={style.image_url} drawing={style.drawing} {...{ place, face }} />
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            {labels.picture}
          </Button>
          <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
            {textBlocks.insert.open.STYLE}
          </Button>
        </div>
        <div className="min-w-0 space-y-4">
          <CountedField
            label={labels.name}
            name={`${name}.name`}
            limit={lengths.styleName}
            problem={problemOf(`${name}.name`)}
            value={style.name}
            onChange={(next) => set({ name: next })}
          />
          <BlockTextArea
            label={labels.description}
            name={`${name}.description`}
            optional={place.list === 'worst'}
            rows={3}
            limit={lengths.styleDescription}
            problem={problemOf(`${name}.description`)}
            value={style.description}
            onChange={(description) => set({ description })}
          />
        </div>
      </div>
      {isChoosing && (
        <BlockDialog
          use="STYLE"
          language={language}
          onClose={() => setChoosing(false)}
          onPick={({ title, text, image_url, drawing }) => {
            set({ name: title, description: text, image_url, drawing })
            setChoosing(false)
          }}
        />
      )}
      {isEditorShown && <DrawingPicker {...{ style, face, place, onChange }} />}
    </>
  )
}
