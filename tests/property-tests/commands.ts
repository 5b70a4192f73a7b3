import { adminCommands } from './admin-commands.ts'
import { bankCommands } from './bank-commands.ts'
import { cashReceiptCommands } from './cash-receipt-commands.ts'
import { customerCommands } from './customer-commands.ts'
import { failureScenarios } from './failure-scenarios.ts'
import { jobCommands } from './job-commands.ts'
import { providerCommands } from './provider-commands.ts'
export const commands = {
  ...customerCommands,
  ...providerCommands,
  ...adminCommands,
  ...jobCommands,
  ...cashReceiptCommands,
  ...bankCommands,
  ...failureScenarios,
} as const

export type CommandName = keyof typeof commands

export const commandNames = Object.keys(commands) as CommandName[]

/**
 * Commands that advance the clock by up to hours. They run alone: a concurrent call would seem to take
 * as long and exceed its timeouts.
 */
export const timeConsumingCommands: ReadonlySet<CommandName> = new Set([
  'gives a part back that nobody hears of, and as much in the gateway’s pages',
  'transfers of a deposit, cancels, and its bank reverses the deposit',
  'pays twice, and nobody hears of the way back',
  'owes, has some of it written off, and pays it',
])

/** Weighted higher, since a history without payments tests little. */
export const frequentCommandNames: CommandName[] = [
  'pays without a pause',
  'pays without a pause',
  'pays without a pause',
  'agrees in the window',
  'comes back from it',
  'comes back from it',
  'transfers to the account',
  'is troubled',
  'follows up intents',
  'refunds a part',
  'refunds a part',
  'sends refunds',
  'sends refunds',
  'sends refunds',
  'pays by transfer, and has a receipt of it',
  'pays by transfer, and has a receipt of it',
  'sees to cash receipts',
  'transfers of a deposit, cancels, and its bank reverses the deposit',
  'says that unconfirmed refunds had been sent',
  'says that unconfirmed refunds had been sent',
  'owes, has some of it written off, and pays it',
  'owes, has some of it written off, and pays it',
]
