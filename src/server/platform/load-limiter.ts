import type { Endpoint } from '#contract/endpoint.ts'
import { recordOf } from '#domain/collections/records.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from './refusal.ts'

const workKinds = ['call', 'page', 'provider', 'file'] as const
export type WorkKind = (typeof workKinds)[number]
export type MostAtOnce = Readonly<Record<WorkKind, number>>

/**
 * Requests of each kind that may be answered at the same time. More would only wait: the database has
 * fewer connections, and pages share one thread. Each kind has its own places, so that slow providers
 * or exports leave room for orders.
 */
export const MOST_AT_ONCE: MostAtOnce = {
  call: 128,
  page: 24,
  /** Calls that wait for a payment or login provider. */
  provider: 48,
  /** PDFs and workbooks. */
  file: 12,
}

const LOG_EVERY_MS = 10_000
/** Turns of the event loop between two renderings, and their limit while each is long. */
const READING_TURNS = 64
const READING_MS = 5
/**
 * Calls that begin in one turn of the event loop. Places become free together, when the replies of the
 * database are read; as many new calls at once would keep what has arrived waiting for a tenth of a second.
 */
const BEGUN_PER_TURN = 4

/** Refusal in an overload. One for all, since a stack trace is a tenth of what a refusal costs. */
export const overloaded = new Refusal('UNAVAILABLE')

/** Limits concurrent requests by kind. A request without a place is refused at once. */
export interface LoadLimiter {
  /** Whether every place of this kind is in use. */
  isFull(kind: WorkKind): boolean
  /** Throws {@link overloaded} while every place of this kind is in use. */
  refuseIfFull(kind: WorkKind): void
  /** Runs `work` in a place. Throws {@link overloaded} if there is none. */
  run<T>(kind: WorkKind, work: () => Promise<T>): Promise<T>
  /** Resolves when the next rendering may block the event loop, one after another. */
  nextTurn(): Promise<void>
  /** Counts a refusal for the log. `cause` is a kind of work or what else was exceeded. */
  countRefusal(cause: string): void
  /** Throws {@link overloaded}. */
  refuse(cause: string): never
}

export function createLoadLimiter(
  { log }: Pick<Deps, 'log'>,
  most: MostAtOnce = MOST_AT_ONCE,
): LoadLimiter {
  const inProgress = recordOf(workKinds, () => 0)
  let refused = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  /** Logs a summary now and then, since a line for each refusal would add to the load. */
  function countRefusal(cause: string) {
    refused += 1
    if (performance.now() - loggedAt >= LOG_EVERY_MS) {
      log.warn({ cause, refused }, 'overload: requests are refused')
      loggedAt = performance.now()
      refused = 0
    }
  }

  function refuse(cause: string): never {
    countRefusal(cause)
    throw overloaded
  }

  let lastTurn = Promise.resolve()
  /**
   * Reads what has arrived before each rendering. Otherwise renderings would run one after another
   * while further requests wait unread, so that they could not be refused.
   */
  function nextTurn() {
    lastTurn = lastTurn.then(readArrivals)
    return lastTurn
  }

  let begun = 0
  /** Resolves in a turn in which fewer than {@link BEGUN_PER_TURN} calls have begun. */
  async function turnToBegin() {
    while (begun >= BEGUN_PER_TURN) await nextImmediate()
    begun += 1
    if (begun > 1) return
    setImmediate(() => {
      begun = 0
    })
  }

  const isFull = (kind: WorkKind) => inProgress[kind] >= most[kind]

  function refuseIfFull(kind: WorkKind) {
    if (isFull(kind)) refuse(kind)
  }

  return {
    isFull,
    countRefusal,
    refuse,
    refuseIfFull,
    nextTurn,
    async run(kind, work) {
      refuseIfFull(kind)
      inProgress[kind] += 1
      try {
        await (kind === 'page' ? nextTurn() : turnToBegin())
        return await work()
      } finally {
        inProgress[kind] -= 1
      }
    },
  }
}

/** The event loop accepts one connection per turn. */
async function readArrivals() {
  const until = performance.now() + READING_MS
  for (let turn = 0; turn < READING_TURNS && performance.now() < until; turn += 1) {
    await nextImmediate()
  }
}

const nextImmediate = () => new Promise<void>((resolve) => void setImmediate(resolve))

const WITH_PROVIDERS = /^\/v1\/(payments|social)\//
/** Sent by providers, bounded by limits of their own. */
const WEBHOOKS = /^\/v1\/(payments\/webhooks\/|social\/(kakao\/unlink|facebook\/))/

/** Kind of work of a call; null for webhooks, which are never refused for load. */
export function workKindOf({ path, file }: Endpoint): WorkKind | null {
  if (WEBHOOKS.test(path)) return null
  if (WITH_PROVIDERS.test(path)) return 'provider'
  return file ? 'file' : 'call'
}
