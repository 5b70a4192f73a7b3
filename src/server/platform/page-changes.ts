import pg from 'pg'
import type { Logger } from 'pino'

/** Notified by triggers on every table that public pages show. */
const CHANNEL = 'pages_changed'

const SIGN_OF_LIFE_MS = 1_000
const PATIENCE_MS = 500
const CONNECT_TIMEOUT_MS = 5_000
const PAUSE_MS = 1_000

export interface PageChanges {
  /**
   * Whether a change that was committed a second ago would have been heard by now. A connection
   * that is silent because nothing happens looks like one that is dead, so it is asked.
   */
  inTouch(): Promise<boolean>
  /** Calls back at every change, and whenever changes may have been missed. */
  onChange(listener: () => void): void
  stop(): Promise<void>
}

/** Hears, on a connection of its own that is always sought anew, what other instances change. */
export function listenForPageChanges(databaseUrl: string, log: Logger): PageChanges {
  const stopping = Promise.withResolvers<void>()
  const listeners: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let line: Line | null = null
  let isStopping = false

  async function keepListening() {
    while (!isStopping) {
      try {
        const open = await openLine(databaseUrl, tell)
        tell() // whatever changed while nobody listened
        line = open
        await Promise.race([open.lost, stopping.promise])
      } catch (error) {
        log.warn({ err: error }, 'page changes are not heard')
      }
      line?.close()
      line = null
      if (!isStopping) await Promise.race([pause(PAUSE_MS), stopping.promise])
    }
  }
  const listening = keepListening()

  return {
    inTouch: async () => line?.isAlive() ?? false,
    onChange: (listener) => listeners.push(listener),
    async stop() {
      isStopping = true
      stopping.resolve()
      await listening
    },
  }
}

interface Line {
  readonly lost: Promise<void>
  isAlive(): Promise<boolean>
  close(): void
}

async function openLine(databaseUrl: string, tell: () => void): Promise<Line> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  const lost = Promise.withResolvers<void>()
  client.on('notification', tell)
  client.on('error', () => lost.resolve())
  client.on('end', () => lost.resolve())
  const close = () => void client.end().catch(() => undefined)
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    close()
    throw error
  }

  let aliveAt = performance.now()
  let asking: Promise<boolean> | null = null
  async function ask() {
    const askedAt = performance.now()
    const answer = client.query('select 1').then(
      () => true,
      () => false,
    )
    const late = pause(PATIENCE_MS).then(arrivedDataIsRead)
    const isAlive = await Promise.race([answer, late.then(() => false), lost.promise])
    if (isAlive) aliveAt = askedAt
    else lost.resolve()
    return isAlive === true
  }
  return {
    lost: lost.promise,
    close,
    async isAlive() {
      if (performance.now() - aliveAt < SIGN_OF_LIFE_MS) return true
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
  }
}

/**
 * After this process itself was busy, timers fire before what arrived meanwhile is read: without this
 * an answer that came in time would count as late.
 */
const arrivedDataIsRead = () => new Promise<void>((resolve) => setImmediate(resolve))

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
