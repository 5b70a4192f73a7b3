import pg from 'pg'

/** A host that does not answer within this time is not asked further. */
const PROBE_TIMEOUT_MS = 1_500
/** Time for the other hosts to answer after the first writable one did. */
const OTHERS_GRACE_MS = 250
/** Connections that open within this time of an answer use it. */
const TRUSTED_MS = 1_000

interface Host {
  readonly host: string
  readonly port: number
}

interface WritableHost extends Host {
  /** Increases by one at each promotion; eight hexadecimal digits. */
  readonly timeline: string
}

export interface HostFinder {
  /** @throws NoWritableHost, after a limited time. */
  find(): Promise<Host>
  /** Makes the next search ask again. */
  invalidate(): void
}

/**
 * Finds the one of several hosts that can be written. All are asked at once. If two can be written,
 * because a dead primary was started again beside its promoted standby, the promoted one counts.
 * Source: docs/rules.md DB-1.
 */
export function writableHostFinder(urls: readonly string[]): HostFinder {
  let known: { readonly host: Host; readonly at: number } | undefined
  let search: Promise<Host> | undefined

  async function searchAll(): Promise<Host> {
    const host = await latestWritable(urls)
    known = { host, at: performance.now() }
    return host
  }
  return {
    async find(): Promise<Host> {
      if (known && performance.now() - known.at < TRUSTED_MS) return known.host
      search ??= searchAll().finally(() => {
        search = undefined
      })
      return search
    },
    invalidate() {
      known = undefined
    },
  }
}

class NoWritableHost extends Error {
  /** SQLSTATE of a connection that cannot be established. */
  readonly code = '08001'
}

async function latestWritable(urls: readonly string[]): Promise<WritableHost> {
  const answers = urls.map(probe)
  const found: WritableHost[] = []
  const collected = Promise.allSettled(answers.map(async (it) => found.push(await it)))
  await Promise.any(answers).catch((error: AggregateError) => {
    throw new NoWritableHost('No host of the database can be written', { cause: error })
  })
  await Promise.race([collected, pause(OTHERS_GRACE_MS)])
  return found.reduce((latest, it) => (it.timeline > latest.timeline ? it : latest))
}

/** @throws if the host cannot be written or does not answer in time. */
async function probe(url: string): Promise<WritableHost> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    application_name: 'gyeol: finds the primary',
  })
  client.on('error', () => undefined)
  const { host, port } = client
  const late = pause(PROBE_TIMEOUT_MS).then(() => {
    throw new Error(`${host}:${port} does not answer`)
  })
  try {
    const timeline = await Promise.race([late, client.connect().then(() => timelineOf(client))])
    return { host, port, timeline }
  } finally {
    late.catch(() => undefined)
    void client.end().catch(() => undefined)
  }
}

/** @throws if the server cannot be written. */
export async function timelineOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ readonly timeline: string | null }>(
    `select case
       when pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean then null
       else left(pg_walfile_name(pg_current_wal_lsn()), 8)
     end as timeline`,
  )
  const timeline = rows[0]?.timeline
  if (!timeline) throw new ReadOnlyServer(`${client.host}:${client.port} cannot be written`)
  return timeline
}

class ReadOnlyServer extends Error {
  /** SQLSTATE of a write to a read-only server. */
  readonly code = '25006'
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
