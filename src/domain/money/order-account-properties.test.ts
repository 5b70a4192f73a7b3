import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectInvariants } from '#tests/support/account-invariants.ts'
import { type AccountSimulator, accountSimulator } from '#tests/support/account-simulator.ts'
import { balanceOf, type OrderAccount, type Refund } from './order-account.ts'

const PRICE = 100_000
const FEE = 10_000

/** Independent bookkeeping of the same events, to compare the account with. */
interface Notes {
  /** Won received minus won sent, as the bank counts them. */
  cash: number
  /** Won that the customer has to have paid in the end. */
  asked: number
  isOff: boolean
}

type Fact = (it: AccountSimulator, nth: number, notes: Notes) => void

const pick = <T>(of: readonly T[], nth: number): T | undefined => of[nth % Math.max(1, of.length)]

const receive =
  (amountOf: (due: number) => number, source: 'BANK' | 'PROVIDER'): Fact =>
  (it, _nth, notes) => {
    const amount = amountOf(it.balance().due)
    notes.cash += amount
    const { lost } = it.balance()
    // Payments above the amount due first recover what was written off.
    notes.asked += Math.min(lost, Math.max(0, amount - it.balance().due))
    it.receive(amount, source)
  }

/** A refund's change of status; money leaves only with `SENT`. */
const end =
  (
    from: Refund['status'],
    to: Refund['status'],
    by: (refund: Refund) => boolean = () => true,
  ): Fact =>
  (it, nth, notes) => {
    const refund = pick(it.withStatus(from).filter(by), nth)
    if (!refund) return
    const receipt = it.account().receipts.find(({ id }) => id === refund.receiptId)!
    // A provider never refunds a reversed payment.
    const isGone = to === 'SENT' && refund.paidBy === 'PROVIDER' && receipt.isReversed
    if (to === 'SENT' && !isGone) notes.cash -= refund.amount
    it.refund(refund.id, isGone ? 'FAILED' : to)
  }

const byProvider = ({ paidBy }: Refund) => paidBy === 'PROVIDER'
const byBank = ({ paidBy }: Refund) => paidBy === 'BANK'
const exactly = (due: number) => due || PRICE

const facts: Readonly<Record<string, Fact>> = {
  'pays what is due by transfer': receive(exactly, 'BANK'),
  'pays what is due online': receive(exactly, 'PROVIDER'),
  'pays a part': receive(() => 30_000, 'BANK'),
  'pays too much': receive((due) => due + 10_000, 'BANK'),
  'calls off': (it, _nth, notes) => {
    // Only ended orders are written off.
    if (notes.isOff || it.balance().lost > 0) return
    notes.isOff = true
    const fee = it.balance().due > 0 ? 0 : FEE
    notes.asked = Math.min(fee, notes.asked)
    it.cancel(fee)
  },
  'gives a part back': (it, _nth, notes) => {
    if (it.balance().due > 0 || it.balance().charged < 20_000) return
    notes.asked -= 5_000
    it.allow(5_000)
  },
  'writes off': (it, _nth, notes) => {
    if (!notes.isOff) return
    notes.asked -= it.balance().due
    it.writeOff()
  },
  'reverses a receipt': (it, nth, notes) => {
    const receipt = pick(
      it.account().receipts.filter(({ isReversed }) => !isReversed),
      nth,
    )
    if (!receipt) return
    notes.cash -= receipt.amount
    it.reverse(receipt.id)
  },
  'asks the provider': end('AGREED', 'SENDING', byProvider),
  'the provider sends': end('SENDING', 'SENT'),
  'the provider refuses': end('SENDING', 'FAILED'),
  'tries again': end('FAILED', 'VOID'),
  'transfers instead': (it, nth) => {
    const failed = pick(it.withStatus('FAILED'), nth)
    if (failed) it.transferFailedRefund(failed.id)
  },
  'transfers a refund': end('AGREED', 'SENT', byBank),
  'had transferred it': end('UNCONFIRMED', 'SENT'),
  'had not transferred it': end('UNCONFIRMED', 'VOID'),
}

function expectInvariantsToHold(account: OrderAccount, { cash, asked }: Notes) {
  expectInvariants(account, cash)
  const { due, credit } = balanceOf(account)
  expect(due, 'due by the plain formula').toBe(Math.max(0, asked - cash))
  expect(credit, 'credit by the plain formula').toBe(Math.max(0, cash - asked))
}

const step = fc.tuple(fc.constantFrom(...Object.keys(facts)), fc.nat({ max: 5 }))

test('after any sequence of events the balance equals the bank’s, and exactly what is owed is promised', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 20 }), (steps) => {
      const history = accountSimulator(PRICE)
      const notes: Notes = { cash: 0, asked: PRICE, isOff: false }
      for (const [name, nth] of steps) {
        facts[name]!(history, nth, notes)
        expectInvariantsToHold(history.account(), notes)
      }
    }),
    { numRuns: 2_000 },
  )
})
