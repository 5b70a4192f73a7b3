import { textLengths } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { RichText } from '../editing/rich-text.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ContentEditor } from './content-editor.tsx'
import { ContentScreen } from './content-screen.tsx'
import { FaqFields } from './faq-fields.tsx'
import { shopFaqKind } from './faq-kind.ts'

/** Lists the questions of the product page, with how often each was opened. */
export default function ShopFaqsPage() {
  const { shopFaqs: labels, faqs } = useAdminText().content
  const { number } = useFormat()

  return (
    <ContentScreen
      kind={shopFaqKind}
      labels={labels}
      columns={[
        {
          name: 'views',
          label: labels.views,
          numeric: true,
          cell: ({ views }) => number(views),
        },
      ]}
      editor={(list, item) => (
        <ContentEditor
          kind={shopFaqKind}
          list={list}
          item={item}
          newTitle={labels.newTitle}
          fieldLabels={{
            fields: { author: labels.author },
            texts: faqs.fields,
            show: { answer: (html) => <RichText html={html} /> },
          }}
          preview={(draft, language) => (
            <Preview
              question={draft[`${language}.question`]}
              answer={draft[`${language}.answer`]}
              author={draft.author}
            />
          )}
        >
          {(editing) => (
            <>
              <FaqFields editing={editing} />
              <TextField
                label={labels.author}
                hint={labels.authorHint}
                optional
                maxLength={textLengths.name}
                {...editing.input('author')}
              />
            </>
          )}
        </ContentEditor>
      )}
    />
  )
}

interface PreviewProps {
  readonly question: string
  readonly answer: string
  readonly author: string
}

/** Preview of the answer that opens on the product page. */
function Preview({ question, answer, author }: PreviewProps) {
  const { administrator } = useText().shopFaqs
  return (
    <div className="py-8">
      <h2 className="display-heading pb-5">{question}</h2>
      <RichText html={answer} />
      <p className="mt-6 border-t border-sand pt-4 text-small text-muted">
        {author || administrator}
      </p>
    </div>
  )
}
