import { TextField } from '#web/ui/text-field.tsx'
import { HtmlField } from '../editing/html-field.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import type { Revised } from '../editing/revised.ts'
import type { Editing } from '../editing/use-editing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { FaqName } from './faq-kind.ts'

interface FaqFieldsProps<Item extends Revised> {
  readonly editing: Pick<
    Editing<Item, FaqName>,
    'draft' | 'language' | 'setLanguage' | 'input' | 'field'
  >
}

/** Fields for a question and its answer in every language. */
export function FaqFields<Item extends Revised>({ editing }: FaqFieldsProps<Item>) {
  const { fields } = useAdminText().content.faqs

  return (
    <LanguageTabs editing={editing}>
      {(language) => (
        <>
          <TextField
            label={fields.question}
            lang={language}
            {...editing.input(`${language}.question`)}
          />
          <HtmlField
            label={fields.answer}
            language={language}
            field={editing.field(`${language}.answer`)}
          />
        </>
      )}
    </LanguageTabs>
  )
}
