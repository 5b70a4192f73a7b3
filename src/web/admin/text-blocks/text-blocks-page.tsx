import { textBlockUses } from '#domain/content/text-block-uses.ts'
import { ContentEditor } from '../content/content-editor.tsx'
import { ContentScreen } from '../content/content-screen.tsx'
import { useHairWords } from '../drawing/hair-words.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { TextBlockFields } from './text-block-fields.tsx'
import { drawingIn, textBlockKind } from './text-block-kind.ts'

/** What the studio writes again and again, in three languages. */
export default function TextBlocksPage() {
  const { textBlocks: words } = useAdminText()
  const { describe } = useHairWords()
  const useOf = (use: string) =>
    words.uses[textBlockUses.find((each) => each === use) ?? textBlockUses[0]]

  return (
    <ContentScreen
      isInternal
      kind={textBlockKind}
      words={words}
      columns={[{ name: 'use', label: words.use, cell: ({ use }) => words.uses[use] }]}
      state={({ use }) => words.uses[use]}
      editor={(list, thing) => (
        <ContentEditor
          kind={textBlockKind}
          list={list}
          thing={thing}
          newTitle={words.newTitle}
          fieldWords={{
            fields: {
              use: words.use,
              image_url: words.picture,
              drawing: words.drawing,
            },
            words: words.fields,
            show: {
              use: useOf,
              drawing: (text) => describe(drawingIn(text) ?? {}),
            },
          }}
        >
          {(editing) => <TextBlockFields editing={editing} />}
        </ContentEditor>
      )}
    />
  )
}
