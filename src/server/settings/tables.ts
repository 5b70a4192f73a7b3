import type { Generated, JSONColumnType } from 'kysely'

/** Columns as the migrations make them; times are UTC, amounts are won. */
export interface SettingTables {
  settings: {
    id: Generated<boolean>
    changes: JSONColumnType<object>
    version: Generated<number>
    updated_at: Date
  }
}
