import { seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import {
  type AdminOccasion,
  adminOccasions,
  hourToday,
  MORNING_HOUR,
  occasionsOf,
} from '#domain/notifications/admin-mails.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { notify } from '../notify.ts'
import {
  type AdminEventRow,
  type Administrator,
  batchWindowStart,
  deleteEvents,
  deleteEventsOfOthers,
  isFailureMailStuck,
  listAdministrators,
  listEvents,
  lockAdministrator,
  wasMailedSince,
} from './admin-events-store.ts'
import type { AdminMailSources } from './describe-subjects.ts'
import { describeItems, type MailItemGroup } from './mail-items.ts'
import { readAdminMailSettings } from './settings-store.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'log'>

interface Mailing {
  readonly tx: Db
  readonly admin: Administrator
  readonly sources: AdminMailSources
  readonly publicUrl: string
  readonly at: Date
}

/**
 * Emails administrators about events: immediately, in at most one email per occasion and five
 * minutes, or in one summary per Seoul day. Events are deleted in the transaction that queues their
 * email, so each is sent once even if this runs in parallel or crashes. Source: docs/rules.md N-1
 * to N-4.
 */
export async function mailAdministrators(
  { db, now, publicUrl, log }: Needed,
  sources: AdminMailSources,
): Promise<void> {
  const at = now()
  await deleteEventsOfOthers(db)
  for (const { id } of await listAdministrators(db)) {
    try {
      await inTransaction(db, async (tx) => {
        const admin = await lockAdministrator(tx, id)
        if (admin) await mailOne({ tx, admin, sources, publicUrl, at })
      })
    } catch (error) {
      log.error({ err: error, administrator: id }, 'an administrator could not be mailed')
    }
  }
}

async function mailOne(mailing: Mailing): Promise<void> {
  const { tx, admin, at } = mailing
  const { timings, summaryHour } = await readAdminMailSettings(tx, admin.id)
  const events = await listEvents(tx, admin.id)
  const isStuck = timings.MAIL_FAILED === 'AT_ONCE' && (await isFailureMailStuck(tx, admin.email))
  const concerning = occasionsOf(admin.role)
  const timingOf = (occasion: AdminOccasion) => {
    if (!concerning.includes(occasion)) return 'NEVER'
    return occasion === 'MAIL_FAILED' && isStuck ? 'DAILY' : timings[occasion]
  }
  const withTiming = (timing: string) => events.filter((it) => timingOf(it.occasion) === timing)

  await deleteEvents(tx, withTiming('NEVER'))
  for (const occasion of adminOccasions) {
    if (timingOf(occasion) !== 'AT_ONCE') continue
    await mailAtOnce(
      mailing,
      occasion,
      events.filter((it) => it.occasion === occasion),
    )
  }
  const from = hourToday(at, summaryHour)
  if (from)
    await mailSummary(mailing, withTiming('DAILY'), from, timingOf('DEPOSIT_DUE') === 'DAILY')
}

async function mailAtOnce(
  mailing: Mailing,
  occasion: AdminOccasion,
  events: readonly AdminEventRow[],
): Promise<void> {
  const { tx, admin, at, sources } = mailing
  const kind = `ADMIN_${occasion}` as const
  const isOfDay = occasion === 'DEPOSIT_DUE'
  if (isOfDay ? !hourToday(at, MORNING_HOUR) : events.length === 0) return
  const since = isOfDay ? beginningOfDay(at) : batchWindowStart(at)
  if (await wasMailedSince(tx, { email: admin.email, kind, since })) return

  const subjects = isOfDay
    ? await sources.depositsDueOn(tx, at)
    : events.map(({ subject }) => subject)
  const group = await describeItems(mailing, occasion, subjects)
  await deleteEvents(tx, events)
  if (group.items.length === 0) return
  await notify(tx, { kind, group, ...addressed(mailing) }, at)
}

/** Sends the summary of events up to its hour; later ones belong to the next day. */
async function mailSummary(
  mailing: Mailing,
  events: readonly AdminEventRow[],
  from: Date,
  withDeposits: boolean,
): Promise<void> {
  const { tx, admin, at, sources } = mailing
  const kind = 'ADMIN_SUMMARY'
  const due = events.filter(({ happened_at }) => happened_at < from)
  if (await wasMailedSince(tx, { email: admin.email, kind, since: beginningOfDay(at) })) return

  const groups: MailItemGroup[] = []
  for (const occasion of adminOccasions) {
    const isDeposits = occasion === 'DEPOSIT_DUE' && withDeposits
    const subjects = isDeposits
      ? await sources.depositsDueOn(tx, at)
      : due.filter((it) => it.occasion === occasion).map(({ subject }) => subject)
    const group = await describeItems(mailing, occasion, subjects)
    if (group.items.length > 0) groups.push(group)
  }
  await deleteEvents(tx, due)
  if (groups.length > 0) await notify(tx, { kind, groups, ...addressed(mailing) }, at)
}

/** The last moment before the Seoul day starts. */
const beginningOfDay = (at: Date) => new Date(startOfSeoulDay(seoulDayOf(at)).getTime() - 1)

const addressed = ({ admin, publicUrl }: Mailing) => ({
  to: admin.email,
  language: admin.language,
  adminUrl: `${publicUrl}/admin`,
})
