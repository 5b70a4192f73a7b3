import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { discountTypes } from '#contract/promotions.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { CouponRow } from '#web/my-page/coupon-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useListCache } from '../content/content-items.ts'
import { EditorForm } from '../editing/editor-form.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { parseNumber } from '../editing/parse-number.ts'
import { PeriodField } from '../editing/period-field.tsx'
import { PreviewDialog } from '../editing/preview-dialog.tsx'
import { type Editing, useEditing } from '../editing/use-editing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from '../list/use-list.ts'
import { DefinitionActions } from './definition-actions.tsx'
import {
  type Definition,
  type DefinitionKind,
  type DefinitionName,
  definitionWriter,
} from './definition-kind.ts'

interface DefinitionEditorProps<Item extends Definition, Own extends string> {
  readonly kind: DefinitionKind<Item, Own>
  readonly list: AdminList<Item>
  readonly item: Item | null
  readonly newTitle: string
  /** Labels of its own fields, for comparing versions. */
  readonly ownFields: Readonly<Record<Own, string>>
  readonly usage: (item: Item) => string
  readonly action?: ReactNode
  /** Renders its own fields. */
  readonly children: (editing: Editing<Item, DefinitionName | Own>) => ReactNode
}

/** Editor of a coupon or promotion code, with buttons to end and remove it. */
export function DefinitionEditor<Item extends Definition, Own extends string>(
  props: DefinitionEditorProps<Item, Own>,
) {
  const { kind, list, item, newTitle, ownFields, usage, action, children } = props
  const { promotions: text, editing: labels } = useAdminText()
  const { date } = useFormat()
  const navigate = useNavigate()
  const showToast = useToast()
  const listCache = useListCache<Item>(kind.key)
  const [isPreviewed, setPreviewed] = useState(false)
  const editing = useEditing<Item, DefinitionName | Own>({
    name: `${kind.key.join('_')}_${item?.id ?? 'new'}`,
    item,
    draftOf: kind.draftOf,
    bodyOf: kind.bodyOf,
    schema: (item ? kind.calls.update : kind.calls.create).body,
    send: definitionWriter(kind).save,
    onSaved(saved, before) {
      listCache.put(saved)
      showToast(before ? labels.changed(saved.name) : labels.added(saved.name))
      if (!before) void navigate(list.addressOf(saved.id), { preventScrollReset: true })
    },
  })
  const { base, draft, language } = editing
  const fieldLabels = {
    fields: { ...text.fieldsCompared, ...ownFields },
    texts: { name: text.fields.name },
  }
  const isPercent = draft.discount_type === 'PERCENTAGE'
  const discountType = isPercent ? 'PERCENTAGE' : 'FIXED'

  return (
    <>
      <EditorForm
        editing={editing}
        title={base ? base.name : newTitle}
        note={base && `${usage(base)} · ${text.createdOn(date(base.created_at))}`}
        draftOf={kind.draftOf}
        fieldLabels={fieldLabels}
        actions={
          <>
            <Button kind="quiet" size="small" onClick={() => setPreviewed(true)}>
              {labels.preview.open}
            </Button>
            {base && action}
            {base && (
              <DefinitionActions
                {...{ kind, fieldLabels, item: base }}
                onChanged={(changed) => {
                  editing.follow(changed)
                  listCache.put(changed)
                }}
                onConflict={listCache.refetch}
                onRemoved={() => {
                  editing.discardStored()
                  listCache.refetch()
                  void navigate(list.closed, { preventScrollReset: true })
                }}
              />
            )}
          </>
        }
      >
        <LanguageTabs editing={editing}>
          {(written) => (
            <TextField
              label={text.fields.name}
              hint={text.nameHint}
              lang={written}
              optional={written !== 'ko'}
              {...editing.input(`${written}.name`)}
            />
          )}
        </LanguageTabs>
        <TextField
          label={text.fields.code}
          hint={text.codeHint}
          maxLength={textLengths.promotionCode}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...editing.input('code')}
        />
        <RadioGroup
          legend={text.fields.type}
          options={discountTypes.map((value) => ({ value, label: text.types[value] }))}
          value={discountType}
          onChange={(type) => editing.set('discount_type', type)}
        />
        <TextField
          inputMode="numeric"
          label={isPercent ? text.fields.percent : text.fields.won}
          hint={isPercent ? text.percentHint : undefined}
          {...editing.input('discount_value')}
        />
        <PeriodField
          legend={text.period}
          hint={text.periodHint}
          from={editing.field('start_date')}
          to={editing.field('end_date')}
        />
        {children(editing)}
      </EditorForm>
      <PreviewDialog
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        draft={draft}
        language={language}
        onLanguage={editing.setLanguage}
      >
        {(written) => (
          <ul className="py-6">
            <CouponRow
              coupon={{
                name: draft[`${written}.name`],
                discount_type: discountType,
                discount_value: parseNumber(draft.discount_value) || 0,
                end_date: draft.end_date || null,
                status: 'ACTIVE',
              }}
            />
          </ul>
        )}
      </PreviewDialog>
    </>
  )
}
