import type { SheetContent } from '#contract/reports.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { BlockTextArea } from '../text-blocks/block-text-area.tsx'
import { AnalysisFields } from './analysis-fields.tsx'
import { CountedField } from './counted-field.tsx'
import { EditorSection } from './editor-section.tsx'
import {
  emptyStyle,
  type FieldName,
  lengths,
  MAX_WORST_STYLES,
  type Style,
} from './sheet-content.ts'
import { StyleFields } from './style-fields.tsx'

export type Change = (edit: (content: SheetContent) => SheetContent) => void

interface SheetFieldsProps {
  readonly content: SheetContent
  readonly onChange: Change
  readonly emptyFields: readonly FieldName[]
}

/** Every field of a sheet in the order in which its customer reads them. */
export function SheetFields({ content, onChange, emptyFields }: SheetFieldsProps) {
  const { fields, style: words } = useAdminText().sheet
  const { sheet: titles } = useText().reports
  const isEmpty = useText().reports.fieldIsEmpty
  const problemOf = (field: FieldName) => (emptyFields.includes(field) ? isEmpty : null)
  const set = (key: 'hair_summary' | 'outro' | 'consultant_name') => (value: string) =>
    onChange((it) => ({ ...it, [key]: value }))
  const setStyle = (list: 'best_hair' | 'worst_hair', at: number) => (style: Style) =>
    onChange((it) => ({ ...it, [list]: it[list].map((own, i) => (i === at ? style : own)) }))
  const face = content.type_analysis

  return (
    <>
      <EditorSection title={titles.typeAnalysis}>
        <AnalysisFields content={content} onChange={onChange} problemOf={problemOf} />
      </EditorSection>
      <EditorSection title={titles.hairSummary}>
        <BlockTextArea
          label={fields.hairSummary}
          name="hair_summary"
          limit={lengths.summary}
          problem={problemOf('hair_summary')}
          value={content.hair_summary}
          onChange={set('hair_summary')}
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
                {words.remove(fields.worst(String(at + 1)))}
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
          {words.add}
        </Button>
      )}
      <EditorSection title={titles.outro}>
        <div className="space-y-5">
          <BlockTextArea
            label={fields.outro}
            name="outro"
            limit={lengths.outro}
            problem={problemOf('outro')}
            value={content.outro}
            onChange={set('outro')}
          />
          <CountedField
            label={fields.consultant}
            name="consultant_name"
            limit={lengths.consultant}
            problem={problemOf('consultant_name')}
            value={content.consultant_name}
            onChange={set('consultant_name')}
          />
        </div>
      </EditorSection>
    </>
  )
}
