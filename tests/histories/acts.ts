import { bankActs } from './bank-acts.ts'
import { companyActs } from './company-acts.ts'
import { customerActs } from './customer-acts.ts'
import { jobActs } from './job-acts.ts'
import { receiptActs } from './receipt-acts.ts'
import { studioActs } from './studio-acts.ts'
import { troubledActs } from './troubled-acts.ts'
export const acts = {
  ...customerActs,
  ...companyActs,
  ...studioActs,
  ...jobActs,
  ...receiptActs,
  ...bankActs,
  ...troubledActs,
} as const

export type ActName = keyof typeof acts

export const actNames = Object.keys(acts) as ActName[]

/**
 * Time passes while these happen, up to hours. They have it to themselves: beside another's call it would
 * be on its way for as long, longer than anything waits for its end.
 */
export const overTime: ReadonlySet<ActName> = new Set([
  'gives a part back that nobody hears of, and as much in the company’s pages',
  'transfers of a deposit, cancels, and its bank reverses the deposit',
  'pays twice, and nobody hears of the way back',
  'owes, has some of it written off, and pays it',
])

/** A history in which nobody pays tells little: these happen more often. */
export const oftenNames: ActName[] = [
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
