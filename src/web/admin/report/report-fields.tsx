import { useCallback } from 'react'
import type { KindName, ReportContent } from '#consultings/kinds.ts'
import { closingLengths } from '#consultings/report.ts'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { reportsInAdmin } from '#consultings/reports-in-admin.ts'
import { useReportText } from '#web/reports/use-report-text.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { BlockTextArea } from '../text-blocks/block-text-area.tsx'
import { CountedField } from './counted-field.tsx'
import { EditorSection } from './editor-section.tsx'
import type { FieldName } from './field-name.ts'

type Props = Omit<ReportFieldsProps<ReportContent>, 'problemOf'> & {
  readonly kind: KindName
  readonly emptyFields: readonly FieldName[]
}

/** All fields of a result sheet in the order in which the customer reads them. */
export function ReportFields({ kind, content, onChange, survey, emptyFields }: Props) {
  const { fields } = useAdminText().report
  const { fieldIsEmpty, report: titles } = useReportText()
  const { Fields } = reportsInAdmin[kind]
  const problemOf = useCallback(
    (field: FieldName) => (emptyFields.includes(field) ? fieldIsEmpty : null),
    [emptyFields, fieldIsEmpty],
  )
  const set = (key: 'outro' | 'consultant_name') => (value: string) =>
    onChange((it) => ({ ...it, [key]: value }))

  return (
    <>
      <Fields {...{ content, onChange, problemOf, survey }} />
      <EditorSection title={titles.outro}>
        <div className="space-y-5">
          <BlockTextArea
            label={fields.outro}
            name="outro"
            limit={closingLengths.outro}
            problem={problemOf('outro')}
            value={content.outro}
            onChange={set('outro')}
          />
          <CountedField
            label={fields.consultant}
            name="consultant_name"
            limit={closingLengths.consultant}
            problem={problemOf('consultant_name')}
            value={content.consultant_name}
            onChange={set('consultant_name')}
          />
        </div>
      </EditorSection>
    </>
  )
}
