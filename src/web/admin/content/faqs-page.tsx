import { FaqList } from '#web/content/faq-list.tsx'
import { RichText } from '../editing/rich-text.tsx'
import { tidyHtml } from '../editing/tidy-html.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { ContentEditor } from './content-editor.tsx'
import { ContentScreen } from './content-screen.tsx'
import { FaqFields } from './faq-fields.tsx'
import { faqKind } from './faq-kind.ts'

/** Lists the questions of the landing page and the FAQ page. */
export default function FaqsPage() {
  const labels = useAdminText().content.faqs

  return (
    <ContentScreen
      kind={faqKind}
      labels={labels}
      editor={(list, item) => (
        <ContentEditor
          kind={faqKind}
          list={list}
          item={item}
          newTitle={labels.newTitle}
          fieldLabels={{
            fields: {},
            texts: labels.fields,
            show: { answer: (html) => <RichText html={html} /> },
          }}
          preview={(draft, language) => (
            <div className="py-8">
              <FaqList
                open
                faqs={[
                  {
                    id: 'preview',
                    question: draft[`${language}.question`],
                    answer: tidyHtml(draft[`${language}.answer`]),
                  },
                ]}
              />
            </div>
          )}
        >
          {(editing) => <FaqFields editing={editing} />}
        </ContentEditor>
      )}
    />
  )
}
