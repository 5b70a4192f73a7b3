import { smsOf } from '#server/choose-adapters.ts'
import { readOpening } from '#server/opening/read-opening.ts'
import { isMigrated } from '#server/platform/migrations.ts'
import { adminOpening } from '#texts/en/admin-opening.ts'
import { type Check, ok, warn } from '../finding.ts'

/** Examined by checks of their own. */
const CHECKED_ELSEWHERE = ['mail', 'sender', 'database', 'backup']

/** Reads the opening checklist of the back office. */
export const opening: Check = {
  name: 'opening',
  async examine({ db, config, publicUrl }) {
    if (!db || !(await isMigrated(db))) return []
    const mail = config.SMTP_URL ? { from: config.MAIL_FROM } : null
    const deps = {
      now: () => new Date(),
      mail,
      sms: smsOf(config),
      publicUrl,
      embeddedDatabase: !config.DATABASE_URL,
      backups: null,
    }
    const { items } = await readOpening(deps, db)
    const left = items.filter((item) => !item.is_done && !CHECKED_ELSEWHERE.includes(item.name))
    if (left.length === 0) return [ok('every item of the checklist is done')]
    return left.map(({ name }) =>
      warn(`not done: ${adminOpening.items[name]}`, 'see the checklist in the back office'),
    )
  },
}
