import {
  type Company,
  defaultSettings,
  demoBankAccount,
  type Settings,
} from '#domain/settings/settings.ts'

/** What a studio sees to before its first customer, in the order in which it is shown. */
export const openingItems = [
  'account',
  'company',
  'mail',
  'sender',
  'policies',
  'prices',
  'backup',
  'administrators',
] as const
export type OpeningItem = (typeof openingItems)[number]

/** Lines of the company's block that are made up in a new installation. */
export const companyLines = [
  'name',
  'ceo',
  'businessEmail',
  'phone',
  'address',
  'businessRegistrationNumber',
  'mailOrderRegistrationNumber',
] as const satisfies readonly (keyof Company)[]

export interface OpeningFacts {
  readonly settings: Settings
  /** The address that mails come from; null while no mail server is connected. */
  readonly mailFrom: string | null
  /** Kinds of policies whose text in force is still the first one. */
  readonly firstPolicies: readonly string[]
  readonly administrators: number
  /** Items, and policies as `policy.terms`, that an administrator said are done. */
  readonly confirmed: ReadonlySet<string>
}

/** Parts of an item that are still to be done: fields or kinds, or the item itself. Empty: it is done. */
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
    case 'prices':
    case 'backup':
      return unless(confirmed.has(item))
    case 'administrators':
      return unless(facts.administrators > 1 || confirmed.has(item))
  }
}

/** example.com and its like belong to nobody: such an address is not the studio's. */
const isExampleAddress = (address: string) =>
  /@(?:[\w-]+\.)*example\.(?:com|org|net)\b/i.test(address)
