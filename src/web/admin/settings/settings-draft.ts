import type { AdminSettings } from '#contract/admin-settings.ts'
import type { Draft } from '../editing/draft.ts'
import { numberOf } from '../editing/typed-number.ts'
import { boundsOf, type SettingField, settingGroups } from './setting-fields.ts'

export type SettingsName = SettingField | 'require_phone_verification'

export const YES = 'yes'

const fields = Object.values(settingGroups).flat()

/** The settings as their editor has them: `company.name` is the name within the company. */
export function draftOf(settings: AdminSettings | null): Draft<SettingsName> {
  const named = fields.map((field) => [field, settings ? written(valueAt(settings, field)) : ''])
  const phone = settings?.require_phone_verification ? YES : ''
  return { ...Object.fromEntries(named), require_phone_verification: phone }
}

const valueAt = (settings: AdminSettings, field: SettingField): unknown =>
  field
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], settings)

const written = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

/** The same as the call takes them. */
export function bodyOf(draft: Draft<SettingsName>): object {
  const body: Record<string, unknown> = {
    require_phone_verification: draft.require_phone_verification === YES,
  }
  for (const field of fields) {
    const [group = '', name] = field.split('.')
    const value = read(field, draft[field])
    if (name) body[group] = { ...(body[group] as object), [name]: value }
    else body[group] = value
  }
  return body
}

function read(field: SettingField, typed: string): unknown {
  if (field === 'survey_reminder_days') {
    return typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
  }
  return boundsOf(field) ? numberOf(typed) : typed
}
