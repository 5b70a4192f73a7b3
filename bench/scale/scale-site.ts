import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { connectToDatabaseIn } from '#tests/support/running-database.ts'
import { type SiteProcess, startServer } from '#tests/support/site-process.ts'
import type { Scale } from '../admin-calls.ts'
import { databaseOf } from '../processor-time.ts'
import { scaleAdmin } from './scale-admin.ts'

const session = z.object({ access_token: z.string() })

export interface ScaleSite {
  readonly server: SiteProcess
  readonly scale: Scale
  readonly databasePid: number | undefined
  /** Cookie of the signed-in administrator. */
  readonly cookie: string
}

/** Starts the built site on a database of `npm run seed:scale`, and signs in its administrator. */
export async function startScaleSite(dataDir: string): Promise<ScaleSite> {
  const server = await startServer(dataDir, { ...scaleAdmin, SEED: 'none' })
  return {
    server,
    scale: await readScale(dataDir),
    databasePid: await databaseOf(dataDir),
    cookie: await signIn(server.url),
  }
}

/** Counts what was seeded; orders that a benchmark placed later have other numbers. */
async function readScale(dataDir: string): Promise<Scale> {
  const database = await connectToDatabaseIn(dataDir)
  try {
    const { rows } = await database.query<{ members: string; orders: string }>(
      `select (select count(*) from members where user_id like 'member%') as members,
         (select count(*) from orders where number like 'S__________') as orders`,
    )
    return { members: Number(rows[0]?.members), orders: Number(rows[0]?.orders) }
  } finally {
    await database.end()
  }
}

/** A busy machine delays a server that was just started so much that it refuses the first calls. */
const TRIES = 20

async function signIn(url: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        user_id: scaleAdmin.ADMIN_USER_ID,
        password: scaleAdmin.ADMIN_PASSWORD,
      }),
    })
    if (answer.ok) return `access_token=${session.parse(await answer.json()).access_token}`
    if (answer.status !== 503 || tries === TRIES) {
      throw new Error(`The administrator could not sign in: ${await answer.text()}`)
    }
    await pause(500)
  }
}
