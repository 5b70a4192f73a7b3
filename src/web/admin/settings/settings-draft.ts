import type { AdminSettings } from '#contract/admin-settings.ts'
import type { Draft } from '../editing/draft.ts'
import { parseNumber } from '../editing/parse-number.ts'
import { fieldBounds, type SettingField, settingGroups } from './setting-fields.ts'

/** Settings that are on or off; their fields are `YES` or empty. */
export const switches = [
  'require_phone_verification',
  'require_second_factor',
  'refund_rules.adds_fees',
] as const
export type SettingSwitch = (typeof switches)[number]

export type SettingsName = SettingField | SettingSwitch

export const YES = 'yes'

const fields = Object.values(settingGroups).flat()

/** Converts settings to editor fields: `company.name` is the path of the value. */
export function draftOf(settings: AdminSettings | null): Draft<SettingsName> {
  const named = fields.map((field) => [field, settings ? written(valueAt(settings, field)) : ''])
  const switched = switches.map((name) => [name, settings && valueAt(settings, name) ? YES : ''])
  return Object.fromEntries([...named, ...switched])
}

const valueAt = (settings: AdminSettings, field: SettingsName): unknown =>
  field
    .split('.')
    // All names of a field but the last one are groups of the settings.
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], settings)

const written = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

/** Converts editor fields to the request body. */
export function bodyOf(draft: Draft<SettingsName>): object {
  const groups: Record<string, Record<string, unknown>> = {}
  const others: Record<string, unknown> = {}
  const values: [SettingsName, unknown][] = [
    ...fields.map((field): [SettingField, unknown] => [field, read(field, draft[field])]),
    ...switches.map((name): [SettingSwitch, boolean] => [name, draft[name] === YES]),
  ]
  for (const [field, value] of values) {
    const [group = '', name] = field.split('.')
    if (name) groups[group] = { ...groups[group], [name]: value }
    else others[group] = value
  }
  return { ...others, ...groups }
}

function read(field: SettingField, typed: string): unknown {
  if (field === 'survey_reminder_days') {
    return typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
  }
  if (field === 'default_consultant_id') return typed || null
  return fieldBounds(field) ? parseNumber(typed) : typed
}
