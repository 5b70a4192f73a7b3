import { textBlockUses } from '#domain/content/text-block-uses.ts'
import { fringes } from '#domain/portraits/fringe.ts'
import { hairStyles } from '#domain/portraits/hair.ts'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { MediaField } from '../editing/media-field.tsx'
import type { Editing } from '../editing/use-editing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { TextBlock, TextBlockName } from './text-block-kind.ts'

interface TextBlockFieldsProps {
  readonly editing: Editing<TextBlock, TextBlockName>
}

/** Where a text is used, what it says in every language, and the picture of a style. */
export function TextBlockFields({ editing }: TextBlockFieldsProps) {
  const words = useAdminText().textBlocks
  const isStyle = editing.draft.use === 'STYLE'

  return (
    <>
      <Select
        label={words.use}
        placeholder={false}
        options={textBlockUses.map((value) => ({ value, label: words.uses[value] }))}
        {...editing.input('use')}
      />
      <LanguageTabs editing={editing}>
        {(language) => (
          <>
            <TextField
              label={isStyle ? words.styleTitle : words.fields.title}
              hint={isStyle ? words.styleHint : undefined}
              lang={language}
              {...editing.input(`${language}.title`)}
            />
            <TextArea
              label={words.fields.text}
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

/** An uploaded picture, or a drawing in its place. */
function StylePicture({ editing }: TextBlockFieldsProps) {
  const { textBlocks: words, sheet } = useAdminText()
  const { hair, fringe, image_url: url } = editing.draft
  const drawn = hairStyles.find((each) => each === hair)

  return (
    <>
      <MediaField
        optional
        kind="picture"
        label={words.picture}
        field={editing.field('image_url')}
      />
      {!url && (
        <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5">
          <div className="bg-fill pt-2">
            {drawn && (
              <Portrait
                hair={drawn}
                fringe={fringes.find((each) => each === fringe) ?? 'none'}
                strands={60}
                ground="fill"
                fit="xMidYMin slice"
                className="aspect-[9/10] w-full"
              />
            )}
          </div>
          <div className="space-y-4">
            <Select
              optional
              label={words.hair}
              placeholder={words.noDrawing}
              options={hairStyles.map((value) => ({ value, label: sheet.style.hairs[value] }))}
              {...editing.input('hair')}
            />
            {drawn && (
              <Select
                label={words.fringe}
                placeholder={false}
                options={fringes.map((value) => ({ value, label: sheet.style.fringes[value] }))}
                {...editing.input('fringe')}
              />
            )}
          </div>
        </div>
      )}
    </>
  )
}
