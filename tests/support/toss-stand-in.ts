import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answerJson, type Heard, startHttpStandIn } from './http-stand-in.ts'
import { paymentObject } from './toss/answers.ts'
import { statusOf, type TossCall, type TossCode, TossError } from './toss/codes.ts'
import { type TossPaymentStore, tossPaymentStore } from './toss/payment-store.ts'
import { tossReceipts } from './toss/receipts.ts'
import { tossWebhooks } from './toss/webhooks.ts'
import { answerWidgetScript } from './toss/widget.ts'

const MOST_KEY_CHARACTERS = 300
const LATER_MS = 10

/** A failure of a call. `…After`: after the work is done. */
type Trouble =
  | { readonly refuses: TossCode }
  | { readonly slowMs: number }
  /** Sends the reply, as of the request, once this resolves. */
  | { readonly answersAfter: Promise<unknown> }
  | 'neverAnswers'
  | 'breaksBefore'
  | 'breaksAfter'
  | 'dropsBefore'
  | 'dropsAfter'
  | 'isStillAtIt'
  /** Drops the connection and does the work {@link LATER_MS} later. */
  | 'worksLater'
  /** Drops the connection and does the work once this resolves. */
  | { readonly worksAfter: Promise<unknown> }

interface StoredReply {
  readonly status: number
  readonly body: object
}

interface StandInOptions {
  readonly now?: () => Date
  readonly clientKey?: string
  readonly secretKey?: string
}

/**
 * Starts a stand-in of Toss Payments that follows its documentation: stores payments, checks the secret
 * key, repeats replies for a repeated idempotency key, and sends unsigned webhooks. `meets` sets the
 * failure of the next call; `payments` are the actions at Toss.
 */
export async function startTossStandIn({
  now = () => new Date(),
  clientKey = 'test_gck_gyeol',
  secretKey = 'test_gsk_gyeol',
}: StandInOptions = {}) {
  const webhooks = tossWebhooks(now)
  const payments = tossPaymentStore(now, webhooks.emit)
  const receipts = tossReceipts(now)
  const storedReplies = new Map<string, StoredReply | 'working'>()
  const troubles: { call: TossCall; trouble: Trouble }[] = []
  const heard: {
    call: TossCall
    path: string
    idempotencyKey: string | undefined
    body: unknown
  }[] = []

  const server = await startHttpStandIn(async (asked, response) => {
    if (asked.url.pathname === '/v2/standard') return answerWidgetScript(response, server.url)
    if (asked.url.pathname === '/widget/authorise') {
      response.setHeader('access-control-allow-origin', '*')
      return answerJson(response, 200, { ...payments.authorise(JSON.parse(asked.body)) })
    }
    response.setHeader('x-tosspayments-trace-id', randomUUID())
    if (asked.headers.authorization !== basic(secretKey)) {
      return answerError(response, 'UNAUTHORIZED_KEY')
    }
    const found = callOf(asked)
    if (!found) return answerError(response, 'INVALID_REQUEST')
    const idempotencyKey = asked.headers['idempotency-key'] as string | undefined
    const body = asked.body ? (JSON.parse(asked.body) as Record<string, unknown>) : {}
    heard.push({ call: found.call, path: asked.url.pathname, idempotencyKey, body })
    const at = troubles.findIndex(({ call }) => call === found.call)
    const trouble = at < 0 ? undefined : troubles.splice(at, 1)[0]!.trouble

    if (trouble === 'breaksBefore') {
      return answerError(response, 'FAILED_INTERNAL_SYSTEM_PROCESSING')
    }
    if (trouble === 'dropsBefore') return void response.socket?.destroy()
    if (trouble === 'isStillAtIt') return answerError(response, 'IDEMPOTENT_REQUEST_PROCESSING')
    if (idempotencyKey && idempotencyKey.length > MOST_KEY_CHARACTERS) {
      return answerError(response, 'INVALID_IDEMPOTENCY_KEY')
    }
    const scope =
      asked.method === 'POST' && idempotencyKey
        ? `${idempotencyKey} ${secretKey} ${asked.url.pathname}`
        : null
    const before = scope ? storedReplies.get(scope) : undefined
    if (before === 'working') return answerError(response, 'IDEMPOTENT_REQUEST_PROCESSING')
    if (scope && !before) storedReplies.set(scope, 'working')
    const worksAfter = startOfLateWork(trouble)
    if (worksAfter) {
      response.socket?.destroy()
      await worksAfter()
    }
    const answer = before ?? work(found.run, body, trouble)
    if (typeof trouble === 'object' && 'slowMs' in trouble) await pause(trouble.slowMs)
    if (typeof trouble === 'object' && 'answersAfter' in trouble) await trouble.answersAfter
    if (scope) storedReplies.set(scope, answer)
    if (trouble === 'breaksAfter') {
      return answerError(response, 'FAILED_INTERNAL_SYSTEM_PROCESSING')
    }
    if (worksAfter || trouble === 'neverAnswers') return
    if (trouble === 'dropsAfter') return void response.socket?.destroy()
    answerJson(response, answer.status, answer.body)
  })

  function work(
    run: (body: Record<string, unknown>) => object,
    body: Record<string, unknown>,
    trouble: Trouble | undefined,
  ): StoredReply {
    try {
      if (typeof trouble === 'object' && 'refuses' in trouble) throw new TossError(trouble.refuses)
      return { status: 200, body: run(body) }
    } catch (error) {
      if (!(error instanceof TossError)) throw error
      return { status: statusOf(error.code), body: errorBody(error.code) }
    }
  }

  /** Determines the call by method and path. */
  function callOf({ method, url }: Heard) {
    const [, , family = '', name = '', last] = url.pathname.split('/').map(decodeURIComponent)
    const answers = (call: TossCall, run: (body: Record<string, unknown>) => object) => ({
      call,
      run,
    })
    if (method === 'POST' && family === 'payments' && name === 'confirm') {
      return answers('confirm', (body) => paymentObject(payments.confirm(body)))
    }
    if (method === 'POST' && family === 'payments' && last === 'cancel') {
      return answers('cancel', (body) => paymentObject(payments.cancel(name, body)))
    }
    if (method === 'POST' && family === 'cash-receipts' && last === 'cancel') {
      return answers('receipt-cancel', (body) => receipts.cancel(name, body))
    }
    if (method === 'POST' && family === 'cash-receipts') {
      return answers('receipt', (body) => receipts.issue(body))
    }
    if (method !== 'GET') return null
    if (family === 'payments' && name === 'orders') {
      return answers('read', () =>
        paymentObject(payments.byOrder(last ?? ''), { withSecret: false }),
      )
    }
    if (family === 'payments') {
      return answers('read', () => paymentObject(payments.byKey(name), { withSecret: false }))
    }
    if (family === 'cash-receipts') {
      return answers('receipts', () => receipts.list(url.searchParams))
    }
    if (family === 'settlements') return answers('fees', () => settlementsOf(url.searchParams))
    if (family === 'transactions') {
      return answers('transactions', () => transactionsOf(url.searchParams))
    }
    return null
  }

  /** Settlements (movements minus fees) by day. */
  function settlementsOf(query: URLSearchParams) {
    const within = payments.transactions.filter(({ transactionAt }) => {
      const day = transactionAt.slice(0, 10)
      return day >= query.get('startDate')! && day <= query.get('endDate')!
    })
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 100)]
    return within.slice((page - 1) * size, page * size).map(toSettlement)
  }

  function transactionsOf(query: URLSearchParams) {
    const [from, to] = [query.get('startDate'), query.get('endDate')].map((text) =>
      Date.parse(`${text}+09:00`),
    )
    const within = payments.transactions.filter(({ transactionAt }) => {
      const at = Date.parse(transactionAt)
      return at >= from! && at <= to!
    })
    const after = within.findIndex((it) => it.transactionKey === query.get('startingAfter'))
    return within.slice(after + 1, after + 1 + Number(query.get('limit') ?? 100))
  }

  return {
    url: server.url,
    clientKey,
    secretKey,
    scriptUrl: `${server.url}/v2/standard`,
    payments,
    receipts,
    webhooks,
    /** Every received call, in order. */
    heard,
    meets: (call: TossCall, trouble: Trouble) => void troubles.push({ call, trouble }),
    /** Removes all failures of future calls. */
    allIsWell: () => void troubles.splice(0),
    /** Deletes all payments and calls. */
    reset() {
      for (const each of [payments.all, storedReplies]) each.clear()
      for (const each of [payments.transactions, receipts.all, heard, troubles]) each.splice(0)
      receipts.state.begins = 'COMPLETED'
      webhooks.lose()
    },
    stop: server.stop,
  }
}

export type TossStandIn = Awaited<ReturnType<typeof startTossStandIn>>

/** Waits until delayed work starts; undefined if the work is done before the reply. */
function startOfLateWork(trouble: Trouble | undefined): (() => Promise<unknown>) | undefined {
  if (trouble === 'worksLater') return () => pause(LATER_MS)
  if (typeof trouble === 'object' && 'worksAfter' in trouble) return () => trouble.worksAfter
  return undefined
}

const basic = (secretKey: string) => `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

const errorBody = (code: TossCode) => ({ code, message: `${code}의 설명이에요.` })

const answerError = (response: ServerResponse, code: TossCode) =>
  answerJson(response, statusOf(code), errorBody(code))

const FEE_PERCENT = 3

function toSettlement({
  amount,
  status,
  transactionAt,
  ...it
}: TossPaymentStore['transactions'][number]) {
  const moved = status === 'DONE' ? amount : -amount
  const fee = Math.round((moved * FEE_PERCENT) / 100)
  return {
    ...it,
    mId: 'tgyeol',
    currency: 'KRW',
    amount: moved,
    fee,
    payOutAmount: moved - fee,
    approvedAt: transactionAt,
    soldDate: transactionAt.slice(0, 10),
    paidOutDate: transactionAt.slice(0, 10),
  }
}
