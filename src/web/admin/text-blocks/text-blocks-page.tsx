import { textBlockUses } from '#domain/content/text-block-uses.ts'
import { ContentEditor } from '../content/content-editor.tsx'
import { ContentScreen } from '../content/content-screen.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { TextBlockFields } from './text-block-fields.tsx'
import { textBlockKind } from './text-block-kind.ts'

/** What the studio writes again and again, in three languages. */
export default function TextBlocksPage() {
  const { textBlocks: words, sheet } = useAdminText()
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
              hair: words.hair,
              fringe: words.fringe,
            },
            words: words.fields,
            show: {
              use: useOf,
              hair: (hair) => Object.entries(sheet.style.hairs).find(([it]) => it === hair)?.[1],
              fringe: (fringe) =>
                Object.entries(sheet.style.fringes).find(([it]) => it === fringe)?.[1],
            },
          }}
        >
          {(editing) => <TextBlockFields editing={editing} />}
        </ContentEditor>
      )}
    />
  )
}
