import type { Logger } from 'pino'
import { required } from '#server/platform/required.ts'
import type { EmbeddedDatabase } from './adapters/database/embedded-postgres.ts'
import { builtPages } from './adapters/pages/built-pages.ts'
import { developmentPages } from './adapters/pages/development-pages.ts'
import { paymentProviders } from './adapters/payment/payment-providers.ts'
import { socialLogins } from './adapters/social/social-logins.ts'
import { createApp } from './app.ts'
import { backupRunner } from './backup-runner.ts'
import { mailOf, smsOf, storageOf, tracerOf } from './choose-adapters.ts'
import { type Config, socialSettings } from './config.ts'
import type { Deps } from './deps.ts'
import { allJobs } from './jobs.ts'
import { JobRuns } from './monitoring/job-runs.ts'
import { startDelivery } from './notifications/index.ts'
import { jobLimits, openDatabase } from './platform/database.ts'
import { Drain } from './platform/drain.ts'
import { startJobsWhenPossible } from './platform/jobs.ts'
import { limitHeap } from './platform/limit-heap.ts'
import { isLoopback } from './platform/loopback.ts'
import { listenForPageChanges } from './platform/page-changes.ts'
import { openReadDatabase } from './platform/read-database.ts'
import { loadOrCreateSecret } from './platform/secret.ts'
import { prepareDatabase, print } from './prepare-database.ts'

/**
 * Connections that wait to be accepted; the system may allow fewer. A client whose connection finds no
 * place tries again after a second, so a short queue delays the refusals of an overload.
 */
const MAX_PENDING_CONNECTIONS = 4_096

interface Start {
  readonly config: Config
  readonly log: Logger
  readonly dataDir: string
  /** Null when DATABASE_URL names an external database. */
  readonly embedded: EmbeddedDatabase | null
}

/** Serves the site until this process receives a stop signal, then shuts down cleanly. */
export async function serve({ config, log, dataDir, embedded }: Start): Promise<void> {
  const databaseUrl = config.DATABASE_URL ?? required(embedded?.url, 'DATABASE_URL')
  const tracer = await tracerOf(config, log)
  const db = openDatabase(databaseUrl, {}, tracer?.onStatement)
  const jobsDb = openDatabase(databaseUrl, jobLimits, tracer?.onStatement)
  const replicaUrl = config.DATABASE_REPLICA_URL
  const readDb = replicaUrl ? openReadDatabase(databaseUrl, replicaUrl) : db

  let jobs: ReturnType<typeof startJobsWhenPossible> | undefined
  const secret = config.SESSION_SECRET ?? (await loadOrCreateSecret(dataDir))
  const deps: Deps = {
    db,
    readDb,
    now: () => new Date(),
    secret,
    publicUrl: (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, ''),
    embeddedDatabase: embedded !== null,
    rateLimits: config.RATE_LIMIT === 'on',
    mail: await mailOf(config),
    sms: smsOf(config),
    storage: await storageOf(config, dataDir),
    backups: await backupRunner({ config, dataDir, databaseUrl, secret }),
    paymentProviders: paymentProviders(config, log),
    socialLogins: socialLogins((provider) => socialSettings(config, provider)),
    startJob: async (name) => (await jobs)?.start(name),
    log,
  }

  const isPublic = !isLoopback(new URL(deps.publicUrl).hostname)
  if (embedded && isPublic) {
    log.warn(
      'visitors are served from the EMBEDDED DATABASE: one machine, one instance, no standby; ' +
        'what was not backed up is lost with this disk. See docs/operations.md',
    )
  }
  const administrator = await prepareDatabase(deps, databaseUrl, {
    administrator: {
      userId: config.ADMIN_USER_ID,
      email: config.ADMIN_EMAIL,
      password: config.ADMIN_PASSWORD,
    },
    content: config.SEED ?? (embedded ? 'demo' : 'base'),
    isLocal: isLoopback(config.HOST) && !isPublic,
  })
  const jobRuns = new JobRuns()
  const pages = config.NODE_ENV === 'development' ? developmentPages() : await builtPages()
  const pageChanges = listenForPageChanges(databaseUrl, log)
  const drain = new Drain()
  const app = await createApp({
    deps,
    pages,
    pageChanges,
    drain,
    tracer,
    metrics: config.METRICS_TOKEN ? { token: config.METRICS_TOKEN, dataDir, jobRuns } : undefined,
    ...(config.TRUST_PROXY && {
      trustProxy: config.TRUST_PROXY === 'true' ? true : config.TRUST_PROXY,
    }),
  })
  const delivery = startDelivery(deps)
  await app.listen({ host: config.HOST, port: config.PORT, backlog: MAX_PENDING_CONNECTIONS })
  print(`결 is listening on ${deps.publicUrl}/user`, [
    `administrator  ${administrator}  (at ${deps.publicUrl}/login)`,
  ])
  // From now on `npm start` restarts the server if it dies.
  process.send?.('listening')

  let stopping = false
  const isStopping = () => stopping
  async function stop() {
    if (stopping) return
    stopping = true
    log.info({ drainSeconds: config.DRAIN_SECONDS }, 'stopping')
    await drain.stop(app, config.DRAIN_SECONDS * 1_000)
    await Promise.all([(await jobs)?.stop(), delivery.stop(), pageChanges.stop()])
    await tracer?.stop()
    deps.mail?.close()
    await Promise.all([...new Set([db, readDb, jobsDb])].map((it) => it.destroy()))
    await embedded?.stop()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The parent process has ended, so nothing else would stop this one.
  process.once('disconnect', stop)

  // No caller waits for the jobs.
  const scheduled = allJobs({ ...deps, db: jobsDb }).map((job) =>
    jobRuns.counted(tracer?.traced(job) ?? job),
  )
  jobs = startJobsWhenPossible(databaseUrl, scheduled, log, isStopping)
  await jobs
  if (isStopping()) return
  // Loads the pages, so that no visitor waits for it.
  await app.inject({ url: '/user', headers: { 'user-agent': 'start of the site (bot)' } })
  limitHeap()
}
