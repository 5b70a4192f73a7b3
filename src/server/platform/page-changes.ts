import type { Logger } from 'pino'
import { connectionTo, DatabaseClient } from './database-client.ts'

/** Notified by triggers on every table that public pages show. */
const CHANNEL = 'pages_changed'

const HEARTBEAT_MS = 1_000
const HEARTBEAT_TIMEOUT_MS = 500
const CONNECT_TIMEOUT_MS = 5_000
const RECONNECT_PAUSE_MS = 1_000

export interface PageChanges {
  /**
   * True if a change that was committed a second ago would have been reported by now. Checks the
   * connection with a heartbeat, since an idle connection looks like a dead one.
   */
  isListening(): Promise<boolean>
  /** True if a heartbeat of the last second says so; renews it in the background. */
  isListeningNow(): boolean
  /** Calls back on every change, and whenever changes may have been missed. */
  onChange(listener: () => void): void
  stop(): Promise<void>
}

/** Listens for changes of all instances on a separate connection, which it re-establishes. */
export function listenForPageChanges(databaseUrl: string, log: Logger): PageChanges {
  const stopping = Promise.withResolvers<void>()
  const listeners: (() => void)[] = []
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  let connection: Connection | null = null
  let isStopping = false

  async function keepListening() {
    while (!isStopping) {
      try {
        const open = await openConnection(databaseUrl, notifyListeners)
        notifyListeners() // changes may have been missed while disconnected
        connection = open
        await Promise.race([open.lost, stopping.promise])
      } catch (error) {
        log.warn({ err: error }, 'page changes are not heard')
      }
      connection?.close()
      connection = null
      if (!isStopping) await Promise.race([pause(RECONNECT_PAUSE_MS), stopping.promise])
    }
  }
  const listening = keepListening()

  return {
    isListening: async () => connection?.isAlive() ?? false,
    isListeningNow: () => connection?.isAliveNow() ?? false,
    onChange: (listener) => listeners.push(listener),
    async stop() {
      isStopping = true
      stopping.resolve()
      await listening
    },
  }
}

interface Connection {
  readonly lost: Promise<void>
  isAlive(): Promise<boolean>
  isAliveNow(): boolean
  close(): void
}

async function openConnection(
  databaseUrl: string,
  notifyListeners: () => void,
): Promise<Connection> {
  const client = new DatabaseClient({
    ...connectionTo(databaseUrl),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  const lost = Promise.withResolvers<void>()
  client.on('notification', notifyListeners)
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
  let heartbeat: Promise<boolean> | null = null
  async function checkHeartbeat() {
    const askedAt = performance.now()
    const answer = client.query('select 1').then(
      () => true,
      () => false,
    )
    const late = pause(HEARTBEAT_TIMEOUT_MS).then(arrivedDataIsRead)
    const isAlive = await Promise.race([answer, late.then(() => false), lost.promise])
    if (isAlive) aliveAt = askedAt
    else lost.resolve()
    return isAlive === true
  }
  function renewHeartbeat() {
    heartbeat ??= checkHeartbeat().finally(() => {
      heartbeat = null
    })
    return heartbeat
  }
  function isAliveNow() {
    const ageMs = performance.now() - aliveAt
    // Renewed before it is too old, so that nobody waits for it while there are requests.
    if (ageMs > HEARTBEAT_MS / 2) void renewHeartbeat()
    return ageMs < HEARTBEAT_MS
  }
  return {
    lost: lost.promise,
    close,
    isAliveNow,
    isAlive: async () => isAliveNow() || renewHeartbeat(),
  }
}

/**
 * Waits until received data is read. After the event loop was blocked, timers fire first, so a reply
 * that came in time would count as late.
 */
const arrivedDataIsRead = () => new Promise<void>((resolve) => setImmediate(resolve))

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
