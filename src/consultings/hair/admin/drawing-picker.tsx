import {
  type DrawnFace,
  defaultDrawing,
  type StylePlace,
} from '#domain/drawings/styles/report-portraits.ts'
import { type StyleName, styleNames } from '#domain/drawings/styles/style.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { HairEditor } from '#web/admin/drawing/hair-editor.tsx'
import { SaveStyleCard } from '#web/admin/drawing/save-style-card.tsx'
import { useReaderLanguage } from '#web/admin/text-blocks/reader-language.ts'
import type { Style } from '../report-content.ts'

interface DrawingPickerProps {
  readonly style: Style
  readonly face: DrawnFace
  readonly place: StylePlace
  readonly onChange: (style: Style) => void
}

/**
 * Edits a style's drawing. Choosing a named style also sets the name, unless a custom name was
 * typed.
 */
export function DrawingPicker({ style, face, place, onChange }: DrawingPickerProps) {
  const { styles } = drawingTexts[useReaderLanguage()]
  const drawing = style.drawing ?? defaultDrawing(face, place)
  const hasOwnName = style.name.trim() !== '' && !styleNames.some((it) => styles[it] === style.name)
  const named = (picked?: StyleName) => (picked && !hasOwnName ? { name: styles[picked] } : {})

  return (
    <HairEditor
      drawing={drawing}
      isChosen={style.drawing !== null && style.image_url === null}
      {...{ face, place }}
      onChange={(next, picked) =>
        onChange({ ...style, ...named(picked), drawing: next, image_url: null })
      }
    >
      <div className="pt-4">
        <SaveStyleCard drawing={drawing} name={style.name} description={style.description} />
      </div>
    </HairEditor>
  )
}
