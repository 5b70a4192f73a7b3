import { textBlockUses } from '#domain/content/text-block-uses.ts'
import { defaultDrawing } from '#domain/drawings/styles/report-portraits.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { HairEditor } from '../drawing/hair-editor.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { MediaField } from '../editing/media-field.tsx'
import type { Editing } from '../editing/use-editing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import {
  decodeDrawing,
  encodeDrawing,
  type TextBlock,
  type TextBlockName,
} from './text-block-kind.ts'

interface TextBlockFieldsProps {
  readonly editing: Editing<TextBlock, TextBlockName>
}

/** Fields of a saved text: its use, its text in every language, and the picture of a style. */
export function TextBlockFields({ editing }: TextBlockFieldsProps) {
  const labels = useAdminText().textBlocks
  const isStyle = editing.draft.use === 'STYLE'

  return (
    <>
      <Select
        label={labels.use}
        placeholder={false}
        options={textBlockUses.map((value) => ({ value, label: labels.uses[value] }))}
        {...editing.input('use')}
      />
      <LanguageTabs editing={editing}>
        {(language) => (
          <>
            <TextField
              label={isStyle ? labels.styleTitle : labels.fields.title}
              hint={isStyle ? labels.styleHint : undefined}
              lang={language}
              {...editing.input(`${language}.title`)}
            />
            <TextArea
              label={labels.fields.text}
              rows={7}
              lang={language}
              {...editing.input(`${language}.text`)}
            />
          </>
        )}
      </LanguageTabs>
      {isStyle && <StylePicture editing={editing} />}
    </>
  )
}

/** Default face of a card, which is drawn as the best style. */
const face = { face_shape: 'oval', face: {} } as const
const place = { list: 'best', at: 0 } as const

/** Field for an uploaded image, or a drawing instead. */
function StylePicture({ editing }: TextBlockFieldsProps) {
  const labels = useAdminText().textBlocks
  const { drawing: text, image_url: url } = editing.draft
  const drawing = decodeDrawing(text)

  return (
    <>
      <MediaField
        optional
        kind="picture"
        label={labels.picture}
        field={editing.field('image_url')}
      />
      {!url && (
        <section aria-label={labels.drawing}>
          <HairEditor
            drawing={drawing ?? defaultDrawing(face, place)}
            isChosen={drawing !== null}
            {...{ face, place }}
            onChange={(next) => editing.set('drawing', encodeDrawing(next))}
          >
            {drawing && (
              <Button kind="quiet" size="small" onClick={() => editing.set('drawing', '')}>
                {labels.noDrawing}
              </Button>
            )}
          </HairEditor>
        </section>
      )}
    </>
  )
}
