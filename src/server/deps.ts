import type { Logger } from 'pino'
import type { Db } from './platform/database.ts'
import type { MailSender } from './ports/mail-sender.ts'
import type { ObjectStorage } from './ports/object-storage.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import type { SmsSender } from './ports/sms-sender.ts'
import type { SocialLogin } from './ports/social-login.ts'

/** Everything that use cases may ask for. A use case names the few it needs with `Pick<Deps, …>`. */
export interface Deps {
  readonly db: Db
  /** The only clock. */
  readonly now: () => Date
  /** At least 32 characters; signs access tokens and photo links. */
  readonly secret: string
  /** Without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string
  /** Off only for measurements. */
  readonly rateLimits: boolean
  /** Null: messages stay in the outbox. */
  readonly mail: MailSender | null
  readonly sms: SmsSender | null
  readonly storage: ObjectStorage
  /** The ways to pay that are configured; the first is the default. */
  readonly paymentProviders: readonly PaymentProvider[]
  /** The other accounts that can be signed in with. */
  readonly socialLogins: readonly SocialLogin[]
  /** Runs a job of the clock now, once, on whichever instance is free. */
  readonly startJob: (name: string) => Promise<void>
  readonly log: Logger
}
