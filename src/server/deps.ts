import type { Logger } from 'pino'
import type { Db } from './platform/database.ts'
import type { BackupRunner } from './ports/backup-runner.ts'
import type { MailSender } from './ports/mail-sender.ts'
import type { ObjectStorage } from './ports/object-storage.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import type { SmsSender } from './ports/sms-sender.ts'
import type { SocialLogin } from './ports/social-login.ts'

/** Dependencies of the use cases. Each declares the few it needs with `Pick<Deps, …>`. */
export interface Deps {
  readonly db: Db
  /** For heavy reads outside transactions: a replica where one is set up. Writes fail. */
  readonly readDb: Db
  /** The only clock. */
  readonly now: () => Date
  /** At least 32 characters; signs access tokens and photo links. */
  readonly secret: string
  /** Without a trailing slash; links in emails start with it. */
  readonly publicUrl: string
  /** True if the database runs in DATA_DIR, on this machine alone. */
  readonly embeddedDatabase: boolean
  /** Disabled for measurements only. */
  readonly rateLimits: boolean
  /** Null if messages stay in the outbox. */
  readonly mail: MailSender | null
  readonly sms: SmsSender | null
  readonly storage: ObjectStorage
  /** Null if no place for backups is set. */
  readonly backups: BackupRunner | null
  /** Configured payment providers; the first is the default. */
  readonly paymentProviders: readonly PaymentProvider[]
  /** Configured social logins. */
  readonly socialLogins: readonly SocialLogin[]
  /** Runs a scheduled job now, once, on any instance. */
  readonly startJob: (name: string) => Promise<void>
  readonly log: Logger
}
