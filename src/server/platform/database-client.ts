import pg from 'pg'
import { hostUrlsOf } from './database-hosts.ts'
import { errorCode, errorMessage } from './error-fields.ts'
import { type HostFinder, timelineOf, writableHostFinder } from './writable-host.ts'

/** SQLSTATE of a write to a server that became a standby or was made read-only. */
const READ_ONLY = '25006'

interface Connection {
  readonly connectionString: string
  /** Absent with a single host. */
  readonly hosts?: HostFinder
}

/** Settings that every {@link DatabaseClient} needs, alone or in a pool, to reach the database. */
export function connectionTo(url: string): Connection {
  const urls = hostUrlsOf(url)
  const [connectionString = url] = urls
  return { connectionString, ...(urls.length > 1 && { hosts: writableHostFinder(urls) }) }
}

/**
 * A connection to the one of several hosts that can be written.
 *
 * Closes itself when it is of no use: when a statement is not answered in time, and when the server
 * has become read-only. Its pool then opens a new one, to the new primary.
 */
export class DatabaseClient extends pg.Client {
  readonly #hosts: HostFinder | undefined

  constructor(config: pg.ClientConfig & Partial<Connection> = {}) {
    super(config)
    this.#hosts = config.hosts
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads this with two signatures
  override connect(callback?: any): any {
    if (!this.#hosts) return callback ? super.connect(callback) : super.connect()
    const connecting = this.#connectToPrimary(this.#hosts)
    if (!callback) return connecting
    connecting.then(() => callback(null, this), callback)
  }

  async #connectToPrimary(hosts: HostFinder): Promise<this> {
    const { host, port } = await hosts.find()
    this.host = host
    this.port = port
    try {
      await super.connect()
      await timelineOf(this)
      return this
    } catch (error) {
      hosts.invalidate()
      void this.end().catch(() => undefined)
      throw error
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads this with six signatures
  override query(config: any, values?: any, callback?: any): any {
    const result: unknown = super.query(config, values, callback)
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      // A statement without an answer occupies the connection: only closing it frees the next one.
      if (errorMessage(error) === 'Query read timeout' || errorCode(error) === READ_ONLY) {
        void this.end().catch(() => undefined)
      }
      throw error
    })
  }
}
