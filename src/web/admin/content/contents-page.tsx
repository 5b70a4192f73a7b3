import { useAdminText } from '../frame/admin-text.ts'
import { ArticleEditor } from './article-editor.tsx'
import { contentKind } from './content-kind.ts'
import { ContentScreen } from './content-screen.tsx'

/** Lists the columns and articles of the contents page. */
export default function ContentsPage() {
  const labels = useAdminText().content.contents

  return (
    <ContentScreen
      kind={contentKind}
      labels={labels}
      columns={[
        {
          name: 'type',
          label: labels.type,
          cell: ({ article_type }) => labels.types[article_type] ?? article_type,
        },
      ]}
      editor={(list, item) => <ArticleEditor list={list} item={item} />}
    />
  )
}
