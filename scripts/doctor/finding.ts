import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/platform/database.ts'

export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail'
  readonly found: string
  /** What to do; absent if all is well. */
  readonly action?: string
}

export const ok = (found: string): Finding => ({ level: 'ok', found })
export const warn = (found: string, action: string): Finding => ({ level: 'warn', found, action })
export const fail = (found: string, action: string): Finding => ({ level: 'fail', found, action })

/** The installation that is examined. */
export interface Installation {
  readonly config: Config
  readonly dataDir: string
  /** Address under which visitors find the site. */
  readonly publicUrl: string
  /** Address on which the site listens on this machine. */
  readonly localUrl: string
  /** True if the site answers on this machine. */
  readonly isRunning: boolean
  /** True if the site is meant for others than this machine. */
  readonly isPublic: boolean
  /** Null before the first start, and if it cannot be reached. */
  readonly db: Kysely<Tables> | null
  /** SESSION_SECRET or the generated one; null before the first start. */
  readonly secret: string | null
  /** Address that gets a test mail; null for none. */
  readonly mailTo: string | null
}

export interface Check {
  readonly name: string
  /** Throws if it cannot examine. Changes nothing that lasts. */
  examine(it: Installation): Promise<readonly Finding[]>
}
