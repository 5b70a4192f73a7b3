import { bannerTypes } from '#contract/content.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { BannerPicture } from '#web/content/banner-picture.tsx'
import { Film } from '#web/content/film.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { MediaField } from '../editing/media-field.tsx'
import { PeriodField } from '../editing/period-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from '../list/use-list.ts'
import { type AdminBanner, type BannerDraft, bannerKind } from './banner-kind.ts'
import { ContentEditor } from './content-editor.tsx'

interface BannerEditorProps {
  readonly list: AdminList<AdminBanner>
  readonly item: AdminBanner | null
}

export function BannerEditor({ list, item }: BannerEditorProps) {
  const labels = useAdminText().content.banners
  const { fields } = labels
  const types: Readonly<Record<string, string>> = labels.types

  return (
    <ContentEditor
      kind={bannerKind}
      list={list}
      item={item}
      newTitle={labels.newTitle}
      fieldLabels={{
        fields: {
          type: labels.type,
          image_url: fields.picture,
          video_url: fields.video,
          link_url: fields.link,
          starts_at: fields.from,
          ends_at: fields.to,
        },
        texts: { alt: fields.alt },
        show: {
          type: (type) => types[type],
          image_url: (url) => <img src={url} alt={fields.picture} className="max-h-32" />,
        },
      }}
      preview={(draft, language) => <Preview draft={draft} alt={draft[`${language}.alt`]} />}
    >
      {(editing) => (
        <>
          <RadioGroup
            legend={labels.type}
            options={bannerTypes.map((type) => ({
              value: type,
              label: labels.types[type],
              hint: labels.typeHints[type],
            }))}
            value={bannerTypes.find((type) => type === editing.draft.type)}
            onChange={(type) => editing.set('type', type)}
          />
          {editing.draft.type === '비디오' && (
            <MediaField label={fields.video} kind="video" field={editing.field('video_url')} />
          )}
          <MediaField
            label={editing.draft.type === '비디오' ? fields.poster : fields.picture}
            kind="picture"
            field={editing.field('image_url')}
            optional={editing.draft.type === '비디오'}
          />
          <LanguageTabs editing={editing}>
            {(language) => (
              <TextField
                label={fields.alt}
                hint={labels.altHint}
                lang={language}
                maxLength={textLengths.title}
                optional
                {...editing.input(`${language}.alt`)}
              />
            )}
          </LanguageTabs>
          <TextField
            label={fields.link}
            hint={labels.linkHint}
            optional
            inputMode="url"
            {...editing.input('link_url')}
          />
          <PeriodField
            legend={labels.period}
            hint={labels.periodHint}
            from={editing.field('starts_at')}
            to={editing.field('ends_at')}
          />
        </>
      )}
    </ContentEditor>
  )
}

interface PreviewProps {
  readonly draft: BannerDraft
  readonly alt: string
}

/** Preview of the banner on the landing page. */
const Preview = ({ draft, alt }: PreviewProps) =>
  draft.type === '비디오' ? (
    <div className="-mx-5 lg:-mx-gutter">
      <Film
        key={draft.video_url}
        banner={{ image_url: draft.image_url || null, video_url: draft.video_url || null }}
      />
    </div>
  ) : (
    <div className="relative h-[27rem] overflow-hidden md:min-h-160">
      <BannerPicture
        key={draft.image_url}
        banner={{ image_url: draft.image_url || null, link_url: null, alt }}
      />
    </div>
  )
