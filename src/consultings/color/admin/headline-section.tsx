import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { BlockTextArea } from '#web/admin/text-blocks/block-text-area.tsx'
import { type ColorContent, lengths } from '../report-content.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

type WordSectionProps = Omit<ReportFieldsProps<ColorContent>, 'survey'>

/** Edits the headline, and the summary below it. */
export function HeadlineSection({ content, onChange, problemOf }: WordSectionProps) {
  const labels = useColorAdminText()

  return (
    <EditorSection title={labels.sections.headlineSection}>
      <div className="space-y-5">
        <CountedField
          label={labels.headline}
          hint={labels.headlineHint}
          name="headline"
          limit={lengths.headline}
          problem={problemOf('headline')}
          value={content.headline}
          onChange={(headline) => onChange((it) => ({ ...it, headline }))}
        />
        <BlockTextArea
          label={labels.summary}
          name="summary"
          limit={lengths.text}
          problem={problemOf('summary')}
          value={content.summary}
          onChange={(summary) => onChange((it) => ({ ...it, summary }))}
        />
      </div>
    </EditorSection>
  )
}
