import { type RawBuilder, sql } from 'kysely'
import { defaultSettings, type Settings } from '#domain/settings/settings.ts'
import type { Db } from '#server/platform/database.ts'
import { RowCache, type RowLookup, rowSince, rowVersion } from '#server/platform/row-cache.ts'

/**
 * Reads the settings in force: the defaults overridden by the owner's changes. Call it in the
 * transaction that uses them, so that an order and its deadlines come from one version.
 */
export async function readSettings(db: Db): Promise<Settings> {
  const row = await db.selectFrom('settings').select('changes').executeTakeFirst()
  return row ? merged(defaultSettings, row.changes) : defaultSettings
}

/** Changes of the settings in force, as {@link lookUpSettings} needs them. */
export const settingsCache = () =>
  new RowCache((changes: object): Settings => merged(defaultSettings, changes))

const source = { version: rowVersion('settings'), content: sql`changes`, from: sql`settings` }

/** SQL of the settings for {@link lookUpSettings}, of which `cached` is the version. */
export const settingsSince = (cached: RawBuilder<string>) => rowSince(source, cached)

/** Reads the settings in force as a part of another statement. */
export function lookUpSettings(cache: ReturnType<typeof settingsCache>): RowLookup<Settings> {
  const lookup = cache.lookup('settings', source)
  return { ...lookup, resolve: (read) => lookup.resolve(read) ?? defaultSettings }
}

/** Merges groups such as `company` field by field; replaces values and lists. */
function merged(defaults: Settings, changes: object): Settings {
  const defaultOf = new Map<string, unknown>(Object.entries(defaults))
  const entries = Object.entries(changes).map(([key, change]) => {
    const before = defaultOf.get(key)
    return [key, isGroup(before) && isGroup(change) ? { ...before, ...change } : change]
  })
  return { ...defaults, ...Object.fromEntries(entries) }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
