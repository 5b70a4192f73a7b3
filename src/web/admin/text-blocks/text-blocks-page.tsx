import { textBlockUses } from '#domain/content/text-block-uses.ts'
import { ContentEditor } from '../content/content-editor.tsx'
import { ContentScreen } from '../content/content-screen.tsx'
import { useHairLabels } from '../drawing/hair-labels.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { TextBlockFields } from './text-block-fields.tsx'
import { decodeDrawing, textBlockKind } from './text-block-kind.ts'

/** Lists the studio’s saved texts, in three languages. */
export default function TextBlocksPage() {
  const { textBlocks: labels } = useAdminText()
  const { describe } = useHairLabels()
  const useOf = (use: string) =>
    labels.uses[textBlockUses.find((each) => each === use) ?? textBlockUses[0]]

  return (
    <ContentScreen
      isInternal
      kind={textBlockKind}
      labels={labels}
      columns={[{ name: 'use', label: labels.use, cell: ({ use }) => labels.uses[use] }]}
      state={({ use }) => labels.uses[use]}
      editor={(list, item) => (
        <ContentEditor
          kind={textBlockKind}
          list={list}
          item={item}
          newTitle={labels.newTitle}
          fieldLabels={{
            fields: {
              use: labels.use,
              image_url: labels.picture,
              drawing: labels.drawing,
            },
            texts: labels.fields,
            show: {
              use: useOf,
              drawing: (text) => describe(decodeDrawing(text) ?? {}),
            },
          }}
        >
          {(editing) => <TextBlockFields editing={editing} />}
        </ContentEditor>
      )}
    />
  )
}
