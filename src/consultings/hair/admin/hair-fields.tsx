import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { BlockTextArea } from '#web/admin/text-blocks/block-text-area.tsx'
import { Button } from '#web/ui/button.tsx'
import { emptyStyle, type HairContent, lengths, MAX_WORST_STYLES } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { AnalysisFields } from './analysis-fields.tsx'
import { MorningFields } from './morning-fields.tsx'
import { SalonFields } from './salon-fields.tsx'
import { StyleFields } from './style-fields.tsx'

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
  const setStyle = (list: 'best_hair' | 'worst_hair', at: number) => (change: object) =>
    onChange((it) => ({
      ...it,
      [list]: it[list].map((own, i) => (i === at ? { ...own, ...change } : own)),
    }))
  const face = content.type_analysis

  return (
    <>
      <EditorSection title={titles.typeAnalysis}>
        <AnalysisFields {...{ content, onChange, problemOf, survey }} />
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
        <EditorSection key={at} title={fields.best(String(at + 1))}>
          <StyleFields
            name={`best_hair.${at}`}
            place={{ list: 'best', at }}
            style={style}
            face={face}
            onChange={setStyle('best_hair', at)}
            problemOf={problemOf}
          />
          <SalonFields
            name={`best_hair.${at}`}
            style={style}
            onChange={setStyle('best_hair', at)}
          />
        </EditorSection>
      ))}
      {content.worst_hair.map((style, at) => (
        <EditorSection
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={at}
          title={fields.worst(String(at + 1))}
          action={
            content.worst_hair.length > 1 && (
              <Button
                kind="quiet"
                size="small"
                onClick={() =>
                  onChange((it) => ({
                    ...it,
                    worst_hair: it.worst_hair.filter((_, i) => i !== at),
                  }))
                }
              >
                {labels.remove(fields.worst(String(at + 1)))}
              </Button>
            )
          }
        >
          <StyleFields
            name={`worst_hair.${at}`}
            place={{ list: 'worst', at }}
            style={style}
            face={face}
            onChange={setStyle('worst_hair', at)}
            problemOf={problemOf}
          />
        </EditorSection>
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
        <MorningFields content={content} onChange={onChange} problemOf={problemOf} />
      </EditorSection>
    </>
  )
}
