import type { AdminSettings, SettingsChange } from '#contract/admin-settings.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import { type Member, requireConfirmation } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { refuseField } from '#server/platform/validation.ts'
import { refuseUnusableSettings } from './refuse-unusable-settings.ts'
import { readSettings } from './settings.ts'
import { applyChange, toReply } from './wire.ts'

/** Finds somebody who works as a consultant, provided by orders. */
export interface Consultants {
  readonly lockConsultant: (tx: Db, id: string) => Promise<object | undefined>
}

/** Returns the settings in force with their revision: 1 until they are first changed. */
export async function getSettings({ db }: Pick<Deps, 'db'>): Promise<AdminSettings> {
  const row = await db.selectFrom('settings').select('version').executeTakeFirst()
  return toReply(await readSettings(db), row?.version ?? 1)
}

/**
 * Changes the settings in the body. Changed refund rules get a new version; orders keep the version
 * they were placed under. Source: docs/rules.md ST-1, ST-2.
 *
 * Refuses VALIDATION_FAILED; CONFIRMATION_REQUIRED for dangerous settings; EDIT_CONFLICT with the
 * current settings, when somebody else has saved since `base_revision`.
 */
export function changeSettings(
  deps: Pick<Deps, 'db' | 'now' | 'mail' | 'sms'>,
  consultants: Consultants,
  admin: Member,
  context: RequestContext,
  { base_revision: base, ...change }: SettingsChange,
): Promise<AdminSettings> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const revision = await lockSettings(tx, at)
    const before = await readSettings(tx)
    if (base !== undefined && base !== revision) {
      refuse('EDIT_CONFLICT', { current: toReply(before, revision) })
    }
    const after = withNewRules(before, applyChange(before, change))
    if (isDangerous(before, after)) requireConfirmation(admin)
    refuseUnusableSettings(deps, context, before, after)
    const { defaultConsultantId: id } = after
    const isNew = id !== null && id !== before.defaultConsultantId
    if (isNew && !(await consultants.lockConsultant(tx, id))) {
      refuseField('default_consultant_id', 'unknown', (messages) => messages.noConsultant)
    }
    await tx
      .updateTable('settings')
      .set({ changes: JSON.stringify(after), version: revision + 1, updated_at: at })
      .execute()
    const detail = { before: toReply(before, revision), after: toReply(after, revision + 1) }
    await audit(tx, admin, context, { action: 'settings.update', subject: 'settings', detail, at })
    return toReply(after, revision + 1)
  })
}

/**
 * Locks the row, inserting it if there is none, until the transaction ends. Returns its revision.
 */
async function lockSettings(tx: Db, at: Date): Promise<number> {
  await tx
    .insertInto('settings')
    .values({ changes: '{}', updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { version } = await tx
    .selectFrom('settings')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Settings that say where customers pay to, whose business it is, what is given or refunded, and how
 * the back office is protected.
 */
const DANGEROUS_SETTINGS = [
  'bankAccount',
  'company',
  'refundRules',
  'earnPercent',
  'reviewPoints',
  'reviewPhotoPoints',
  'lateReportPoints',
  'requireSecondFactor',
] as const satisfies readonly (keyof Settings)[]

const isDangerous = (before: Settings, after: Settings): boolean =>
  DANGEROUS_SETTINGS.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

function withNewRules(before: Settings, after: Settings): Settings {
  const isSame = JSON.stringify(before.refundRules) === JSON.stringify(after.refundRules)
  const version = before.refundRules.version + (isSame ? 0 : 1)
  return { ...after, refundRules: { ...after.refundRules, version } }
}
