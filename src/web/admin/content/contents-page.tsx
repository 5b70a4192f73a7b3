import { useAdminText } from '../frame/admin-text.ts'
import { ArticleEditor } from './article-editor.tsx'
import { contentKind } from './content-kind.ts'
import { ContentScreen } from './content-screen.tsx'

/** Columns and articles of the contents page. */
export default function ContentsPage() {
  const words = useAdminText().content.contents

  return (
    <ContentScreen
      kind={contentKind}
      words={words}
      columns={[
        {
          name: 'type',
          label: words.type,
          cell: ({ article_type }) => words.types[article_type] ?? article_type,
        },
      ]}
      editor={(list, thing) => <ArticleEditor list={list} thing={thing} />}
    />
  )
}
