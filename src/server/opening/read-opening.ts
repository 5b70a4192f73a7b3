import { policyKinds } from '#contract/content.ts'
import type { Opening } from '#contract/opening.ts'
import { isBackupLate } from '#domain/backups/schedule.ts'
import { missingParts, openingItems } from '#domain/opening/opening-checklist.ts'
import { countAdministrators } from '#server/accounts/index.ts'
import { readBackups } from '#server/backups/index.ts'
import { findPolicyInForce } from '#server/content/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { isLoopback } from '#server/platform/loopback.ts'
import type { MailSender } from '#server/ports/mail-sender.ts'
import type { SmsSender } from '#server/ports/sms-sender.ts'
import { readSettings } from '#server/settings/index.ts'

export type OpeningDeps = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'embeddedDatabase' | 'backups'> &
  Senders

interface Senders {
  readonly mail: Pick<MailSender, 'from'> | null
  readonly sms: Pick<SmsSender, 'from'> | null
}

/** Version of the policies in a new installation. */
const FIRST_VERSION = 1

/**
 * Reads the opening checklist from the settings; only items that settings cannot show are stored.
 */
export async function readOpening(
  { now, mail, sms, publicUrl, embeddedDatabase, backups }: Omit<OpeningDeps, 'db'>,
  db: Db,
): Promise<Opening> {
  const at = now()
  const [settings, administrators, policies, confirmations, { last, failure }] = await Promise.all([
    readSettings(db),
    countAdministrators(db),
    Promise.all(policyKinds.map((kind) => findPolicyInForce(db, kind, at))),
    db.selectFrom('opening_confirmations').selectAll().orderBy('item').execute(),
    readBackups(db),
  ])
  const facts = {
    settings,
    mailFrom: mail?.from ?? null,
    embeddedForVisitors: embeddedDatabase && !isLoopback(new URL(publicUrl).hostname),
    firstPolicies: policyKinds.filter(
      (_kind, index) => (policies[index]?.version ?? FIRST_VERSION) === FIRST_VERSION,
    ),
    administrators,
    isBackedUp: backups !== null && !isBackupLate(at, last?.beganAt ?? null),
    confirmed: new Set(confirmations.map(({ item }) => item)),
  }
  return {
    items: openingItems.map((name) => {
      const missing = missingParts(name, facts)
      return { name, is_done: missing.length === 0, missing: missing.map(fieldOnTheWire) }
    }),
    confirmations: confirmations.map(({ item, confirmed_by, confirmed_at }) => ({
      item,
      by: confirmed_by,
      at: confirmed_at.toISOString(),
    })),
    backup: {
      location: backups?.location ?? null,
      last: last && {
        made_at: last.beganAt.toISOString(),
        location: last.location,
        bytes: last.bytes,
        lost_files: last.lostFiles,
      },
      problem: failure?.problem ?? null,
    },
    mail_from: mail?.from ?? null,
    sms_from: sms?.from ?? null,
  }
}

/** Wire names of the company details. */
const wireNames: Readonly<Record<string, string>> = {
  name: 'company.name',
  ceo: 'company.ceo',
  businessEmail: 'company.email',
  phone: 'company.phone',
  address: 'company.address',
  businessRegistrationNumber: 'company.business_registration_number',
  mailOrderRegistrationNumber: 'company.mail_order_registration',
}
const fieldOnTheWire = (part: string) => wireNames[part] ?? part
