import {
  type Company,
  defaultSettings,
  demoBankAccount,
  type Settings,
} from '#domain/settings/settings.ts'

/** What a studio needs to complete before its first customer, in display order. */
export const openingItems = [
  'account',
  'company',
  'mail',
  'sender',
  'policies',
  'prices',
  'database',
  'backup',
  'administrators',
  'second_factor',
] as const
export type OpeningItem = (typeof openingItems)[number]

/** Company details that contain example values in a new installation. */
const companyLines = [
  'name',
  'ceo',
  'businessEmail',
  'phone',
  'address',
  'businessRegistrationNumber',
  'mailOrderRegistrationNumber',
] as const satisfies readonly (keyof Company)[]

interface OpeningFacts {
  readonly settings: Settings
  /** The sender address of emails; null while no mail server is connected. */
  readonly mailFrom: string | null
  /** True if visitors are served from the embedded database. */
  readonly embeddedForVisitors: boolean
  /** Kinds of policies whose current text is still the default. */
  readonly firstPolicies: readonly string[]
  readonly administrators: number
  /** Whether backups are set up and the last one is recent. */
  readonly isBackedUp: boolean
  /** Items, and policies as `policy.terms`, that an administrator has confirmed. */
  readonly confirmed: ReadonlySet<string>
}

/**
 * Parts of an item that are still missing: fields or kinds, or the item itself. Empty if it is
 * done.
 */
export function missingParts(item: OpeningItem, facts: OpeningFacts): readonly string[] {
  const { settings, mailFrom, confirmed } = facts
  const unless = (isDone: boolean) => (isDone ? [] : [item])
  switch (item) {
    case 'account': {
      const { accountNumber } = settings.bankAccount
      return unless(accountNumber !== '' && accountNumber !== demoBankAccount.accountNumber)
    }
    case 'company':
      return companyLines.filter((line) => settings.company[line] === defaultSettings.company[line])
    case 'mail':
      return unless(mailFrom !== null)
    case 'sender':
      return unless(mailFrom !== null && !isExampleAddress(mailFrom))
    case 'policies':
      return facts.firstPolicies.filter((kind) => !confirmed.has(`policy.${kind}`))
    case 'database':
      return unless(!facts.embeddedForVisitors || confirmed.has(item))
    case 'prices':
      return unless(confirmed.has(item))
    case 'backup':
      return unless(facts.isBackedUp)
    case 'administrators':
      return unless(facts.administrators > 1 || confirmed.has(item))
    case 'second_factor':
      return unless(settings.requireSecondFactor || confirmed.has(item))
  }
}

/** Whether an address is a reserved example such as example.com, which cannot be the studio's. */
export const isExampleAddress = (address: string) =>
  /@(?:[\w-]+\.)*example\.(?:com|org|net)\b/i.test(address)
