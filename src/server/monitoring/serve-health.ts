import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { Drain } from '#server/platform/drain.ts'
import { isMigrated } from '#server/platform/migrations.ts'
import { probeWrite } from '#server/platform/probe-write.ts'
import { refuse } from '#server/platform/refusal.ts'

/** A proxy asks every second or two; a database that takes longer is no use to callers. */
const READY_WITHIN_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: the database is migrated and accepts a write, which a
 * full disk or a read-only standby does not; otherwise, and while the instance drains, 503.
 */
export function serveHealth(
  app: FastifyInstance,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  drain: Drain,
) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  let migrated = false
  let asked: Promise<boolean> | undefined
  async function isReady(): Promise<boolean> {
    migrated ||= await isMigrated(db)
    if (migrated) await probeWrite(db, now())
    return migrated
  }
  app.get('/readyz', async () => {
    if (drain.hasBegun) refuse('UNAVAILABLE')
    // Callers who ask at the same time share one check.
    asked ??= isReady()
      .catch(() => false)
      .finally(() => {
        asked = undefined
      })
    if (!(await Promise.race([asked, falseAfter(READY_WITHIN_MS)]))) refuse('UNAVAILABLE')
    return { status: 'ready' }
  })
}

const falseAfter = (ms: number) =>
  new Promise<false>((resolve) => {
    setTimeout(resolve, ms, false).unref()
  })
