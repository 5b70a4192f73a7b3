import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { BlockTextArea } from '#web/admin/text-blocks/block-text-area.tsx'
import { Button } from '#web/ui/button.tsx'
import { emptyStyle, type HairContent, lengths, MAX_WORST_STYLES } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { AnalysisFields } from './analysis-fields.tsx'
import { MorningFields } from './morning-fields.tsx'
import { BestSection, WorstSection } from './style-section.tsx'

/** Shows every field of a hair sheet except the closing, in the order of the sheet. */
export function HairFields({
  content,
  onChange,
  problemOf,
  survey,
}: ReportFieldsProps<HairContent>) {
  const { editor, report } = useHairText()
  const { fields, style: labels } = editor
  const titles = report.sections
  const face = content.type_analysis

  return (
    <>
      <EditorSection title={titles.typeAnalysis}>
        <AnalysisFields analysis={face} {...{ onChange, problemOf, survey }} />
      </EditorSection>
      <EditorSection title={titles.hairSummary}>
        <div className="mb-5">
          <CountedField
            label={fields.headline}
            hint={fields.headlineHint}
            name="headline"
            limit={lengths.headline}
            problem={problemOf('headline')}
            value={content.headline}
            onChange={(headline) => onChange((it) => ({ ...it, headline }))}
          />
        </div>
        <BlockTextArea
          label={fields.hairSummary}
          name="hair_summary"
          limit={lengths.summary}
          problem={problemOf('hair_summary')}
          value={content.hair_summary}
          onChange={(hair_summary) => onChange((it) => ({ ...it, hair_summary }))}
        />
      </EditorSection>
      {content.best_hair.map((style, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second style are places
        <BestSection key={at} {...{ at, style, face, onChange, problemOf }} />
      ))}
      {content.worst_hair.map((style, at) => (
        <WorstSection
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={at}
          isOnly={content.worst_hair.length === 1}
          {...{ at, style, face, onChange, problemOf }}
        />
      ))}
      {content.worst_hair.length < MAX_WORST_STYLES && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => onChange((it) => ({ ...it, worst_hair: [...it.worst_hair, emptyStyle] }))}
        >
          {labels.add}
        </Button>
      )}
      <EditorSection title={titles.morning}>
        <MorningFields morning={content.morning} {...{ onChange, problemOf }} />
      </EditorSection>
    </>
  )
}
