import { ARTICLE_TYPE, PLAIN_TYPE } from '#domain/content/article-type.ts'
import type { Language } from '#domain/languages/languages.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { ContentCard } from '#web/content/content-card.tsx'
import { ContentText } from '#web/content/content-text.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { HtmlField } from '../editing/html-field.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { MediaField } from '../editing/media-field.tsx'
import { RichText } from '../editing/rich-text.tsx'
import { tidyHtml } from '../editing/tidy-html.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from '../list/use-list.ts'
import { ContentEditor } from './content-editor.tsx'
import { type AdminContent, type ContentDraft, contentKind } from './content-kind.ts'

interface ArticleEditorProps {
  readonly list: AdminList<AdminContent>
  readonly item: AdminContent | null
}

export function ArticleEditor({ list, item }: ArticleEditorProps) {
  const labels = useAdminText().content.contents
  const { fields } = labels

  return (
    <ContentEditor
      kind={contentKind}
      list={list}
      item={item}
      newTitle={labels.newTitle}
      fieldLabels={{
        fields: { article_type: labels.type, link_url: fields.link, image_url: fields.picture },
        texts: fields.texts,
        show: {
          article_type: (type) => labels.types[type] ?? type,
          image_url: (url) => <img src={url} alt={fields.picture} className="max-h-32" />,
          content: (html) => <RichText html={html} />,
        },
      }}
      preview={(draft, language) => (
        <Preview draft={draft} language={language} id={item?.id ?? ''} />
      )}
    >
      {(editing) => (
        <>
          <LanguageTabs editing={editing}>
            {(language) => (
              <>
                <TextField
                  label={fields.texts.title}
                  lang={language}
                  maxLength={textLengths.title}
                  {...editing.input(`${language}.title`)}
                />
                <TextField
                  label={fields.texts.name}
                  hint={labels.nameHint}
                  lang={language}
                  maxLength={textLengths.title}
                  optional
                  {...editing.input(`${language}.name`)}
                />
                <TextArea
                  label={fields.texts.description}
                  lang={language}
                  rows={3}
                  optional
                  {...editing.input(`${language}.description`)}
                />
                <HtmlField
                  label={fields.texts.content}
                  language={language}
                  optional
                  field={editing.field(`${language}.content`)}
                />
              </>
            )}
          </LanguageTabs>
          <MediaField
            label={fields.picture}
            kind="picture"
            optional
            field={editing.field('image_url')}
          />
          <RadioGroup
            legend={labels.type}
            options={([PLAIN_TYPE, ARTICLE_TYPE] as const).map((type) => ({
              value: type,
              label: labels.types[type],
              hint: labels.typeHints[type],
            }))}
            value={editing.draft.article_type}
            onChange={(type) => editing.set('article_type', type)}
          />
          <TextField
            label={fields.link}
            hint={labels.linkHint}
            optional
            inputMode="url"
            {...editing.input('link_url')}
          />
        </>
      )}
    </ContentEditor>
  )
}

interface PreviewProps {
  readonly draft: ContentDraft
  readonly language: Language
  readonly id: string
}

/** Preview of the card in the list of articles and of the article itself. */
function Preview({ draft, language, id }: PreviewProps) {
  const labels = useAdminText().content.contents
  const content = {
    id,
    title: draft[`${language}.title`],
    name: draft[`${language}.name`] || draft[`${language}.title`],
    description: draft[`${language}.description`],
    content: tidyHtml(draft[`${language}.content`]),
    article_type: draft.article_type,
    image_url: draft.image_url || null,
    link_url: draft.link_url || null,
  }

  return (
    <div className="space-y-10 py-8">
      <div className="max-w-90">
        <ContentCard content={content} onOpen={() => undefined} />
      </div>
      <section aria-label={labels.opened} className="border-t border-ink pt-6">
        <h2 className="display-heading pb-5">{content.title}</h2>
        <ContentText content={content} />
      </section>
    </div>
  )
}
