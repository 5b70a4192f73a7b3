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
  'refunds a part with a lost reply and again in the provider’s admin',
  'refunds a part of a deposit by transfer, then its bank reverses it',
  'pays twice with a lost reply',
  'pays an amount due that was partly written off',
])

/** Weighted higher, since a history without payments tests little. */
export const frequentCommandNames: CommandName[] = [
  'opens, authorizes and returns',
  'opens, authorizes and returns',
  'opens, authorizes and returns',
  'authorizes in the window',
  'returns from the window',
  'returns from the window',
  'deposits into the virtual account',
  'fails the next call',
  'follows up intents',
  'refunds a part',
  'refunds a part',
  'sends refunds',
  'sends refunds',
  'sends refunds',
  'pays by transfer with a cash receipt',
  'pays by transfer with a cash receipt',
  'issues and cancels cash receipts',
  'refunds a part of a deposit by transfer, then its bank reverses it',
  'confirms unconfirmed refunds as sent',
  'confirms unconfirmed refunds as sent',
  'pays an amount due that was partly written off',
  'pays an amount due that was partly written off',
]
