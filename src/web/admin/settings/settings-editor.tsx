import { useQueryClient } from '@tanstack/react-query'
import { type AdminSettings, changeSettings } from '#contract/admin-settings.ts'
import { keysOf } from '#domain/collections/records.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { EditorForm } from '../editing/editor-form.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { useConsultants } from '../queue/assignee-filter.tsx'
import { ConsultantPreview } from './consultant-preview.tsx'
import { DefaultConsultantField } from './default-consultant-field.tsx'
import {
  fieldBounds,
  listedValues,
  optionalFields,
  type SettingField,
  settingGroups,
} from './setting-fields.ts'
import { bodyOf, draftOf, type SettingSwitch, type SettingsName, YES } from './settings-draft.ts'
import { adminSettings } from './settings-queries.ts'
import { useFocusField } from './use-focus-field.ts'

type Group = keyof typeof settingGroups
const switchesOf: Readonly<Partial<Record<Group, readonly SettingSwitch[]>>> = {
  refund: ['refund_rules.adds_fees'],
  company: ['require_phone_verification', 'require_second_factor'],
}
const groups = keysOf(settingGroups)

/** Editor of all settings by section, saved together. */
export function SettingsEditor({ settings }: { readonly settings: AdminSettings }) {
  const { settings: labels, drawing } = useAdminText()
  const named: Readonly<Record<string, string>> = {
    ...drawingTexts[useLanguage()].styles,
    ...drawing.face.outlines,
  }
  const people = useConsultants()
  const { number } = useFormat()
  const queries = useQueryClient()
  const showToast = useToast()
  useFocusField()
  const editing = useEditing<AdminSettings, SettingsName>({
    name: 'settings',
    item: settings,
    draftOf,
    bodyOf,
    schema: changeSettings.body,
    send: (body: object, base) =>
      call(changeSettings, { body: { ...body, base_revision: base?.revision } }),
    onSaved(saved) {
      queries.setQueryData(adminSettings.queryKey, saved)
      showToast(labels.saved)
    },
  })
  const hintOf = (field: SettingField) => {
    const bounds = fieldBounds(field)
    const range = bounds && labels.between(number(bounds.min), number(bounds.max))
    return [labels.hints[field], range].filter(Boolean).join(' ')
  }

  return (
    <EditorForm
      editing={editing}
      title={labels.title}
      note={labels.note}
      draftOf={draftOf}
      fieldLabels={{
        fields: {
          ...labels.fields,
          require_phone_verification: labels.switches.require_phone_verification.label,
          require_second_factor: labels.switches.require_second_factor.label,
          'refund_rules.adds_fees': labels.switches['refund_rules.adds_fees'].label,
        },
        texts: {},
        show: {
          default_consultant_id: (id) => people.find((it) => it.id === id)?.name ?? id,
        },
      }}
    >
      {groups.map((group) => (
        <fieldset key={group} className="border-t border-sand pt-5 first:border-0 first:pt-0">
          <legend className="float-left w-full font-strong">{labels.groups[group]}</legend>
          <p className="clear-left pt-0.5 pb-4 text-small text-muted">
            {labels.groupHints[group]}
            {group === 'payment' && (
              <>
                {' '}
                <FactLink to="/admin/products">{labels.prices}</FactLink>
              </>
            )}
          </p>
          <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            {settingGroups[group].map((field) => {
              const shown = {
                label: labels.fields[field],
                hint: hintOf(field) || undefined,
                ...editing.input(field),
              }
              if (field === 'default_consultant_id') {
                return <DefaultConsultantField key={field} {...shown} />
              }
              const listed = listedValues[field]
              return listed ? (
                <Select
                  key={field}
                  {...shown}
                  placeholder={false}
                  options={listed.map((value) => ({ value, label: named[value] ?? value }))}
                />
              ) : (
                <TextField
                  key={field}
                  {...shown}
                  optional={optionalFields.includes(field)}
                  inputMode={fieldBounds(field) ? 'decimal' : undefined}
                />
              )
            })}
          </div>
          {group === 'consultant' && (
            <ConsultantPreview
              style={editing.draft['consultant.style']}
              faceShape={editing.draft['consultant.face_shape']}
            />
          )}
          {switchesOf[group]?.map((name) => (
            <div key={name} className="pt-5">
              <Checkbox
                {...labels.switches[name]}
                problem={editing.field(name).problem}
                checked={editing.draft[name] === YES}
                onChange={({ target }) => editing.set(name, target.checked ? YES : '')}
              />
            </div>
          ))}
        </fieldset>
      ))}
    </EditorForm>
  )
}
