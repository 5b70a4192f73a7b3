import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** A simulated server that is killed after a number of steps: its work then stops. */
export interface ServerLife {
  stepsLeft: number
  isOver: boolean
}

export const serverLife = (steps: number): ServerLife => ({ stepsLeft: steps, isOver: false })

const lives = new AsyncLocalStorage<ServerLife>()

/** Runs `work` on a simulated server; undefined if the server was killed meanwhile. */
export async function runUntilCrash<T>(
  life: ServerLife,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    const answer = await lives.run(life, work)
    return life.isOver ? undefined : answer
  } catch (error) {
    if (life.isOver) return undefined
    throw error
  }
}

/**
 * A point where the server may be killed: before and after each effect that outlives it (a commit, an
 * autocommitted statement, a call to the provider). An open transaction is rolled back.
 */
function step() {
  const life = lives.getStore()
  if (!life) return
  if (life.stepsLeft === 0) life.isOver = true
  if (life.isOver) throw new Error('this server was killed')
  life.stepsLeft -= 1
}

export function killable({ gateway, ...provider }: PaymentProvider): PaymentProvider {
  if (!gateway) return { ...provider, gateway }
  const { confirm, read, refund, transactions, fees, ...rest } = gateway
  const { issueCashReceipt, cancelCashReceipt, readCashReceipt } = gateway
  return {
    ...provider,
    gateway: {
      ...rest,
      confirm: around(confirm),
      read: around(read),
      refund: around(refund),
      transactions: around(transactions),
      fees: around(fees),
      issueCashReceipt: around(issueCashReceipt),
      cancelCashReceipt: around(cancelCashReceipt),
      readCashReceipt: around(readCashReceipt),
    },
  }
}

const around =
  <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
  async (...given: Given) => {
    step()
    const answer = await call(...given)
    step()
    return answer
  }

type Query = (this: object, config: string | { text: string }, ...more: unknown[]) => unknown

/** Makes database statements fail once their server is killed; returns a function that undoes this. */
export function makeStatementsKillable(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const send = prototype.query
  const within = new WeakSet<object>()
  prototype.query = function (config, ...more) {
    const replacePage = () => send.call(this, config, ...more)
    if (!lives.getStore()) return replacePage()
    const text = (typeof config === 'string' ? config : config.text).trimStart()
    if (/^rollback/i.test(text)) {
      within.delete(this)
      return replacePage()
    }
    if (/^(begin|start transaction)/i.test(text)) within.add(this)
    const isLasting =
      /^commit/i.test(text) || (!within.has(this) && /^(insert|update|delete|with)/i.test(text))
    if (isLasting) return around(async () => replacePage())().finally(() => within.delete(this))
    return lives.getStore()?.isOver
      ? Promise.reject(new Error('this server was killed'))
      : replacePage()
  }
  return () => {
    prototype.query = send
  }
}
