import { accessSync, chmodSync, constants, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whom PostgreSQL runs as when the server itself is root, which PostgreSQL refuses to be. */
export interface DatabaseAccount {
  readonly uid: number
  readonly gid: number
  /** Put before the program, to let it through folders that this account may not enter. */
  readonly prefix: readonly string[]
}

/**
 * The account PostgreSQL has to run as; undefined for "as we are", which is every user but root.
 *
 * An existing cluster keeps its owner. A new one gets the system's `postgres`, or else `nobody`.
 *
 * `paths` are what the account must reach. Where a folder above one of them is closed to it (the
 * site was cloned into root's home), PostgreSQL gets the one capability that enters it, and keeps
 * its own user id all the same.
 *
 * @throws Error when neither is possible, saying what to change.
 */
export function databaseAccount(
  clusterFolder: string,
  paths: readonly string[],
): DatabaseAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account = ownerOf(clusterFolder) ?? systemUser('postgres') ?? systemUser('nobody')
  if (!account) throw new Error('PostgreSQL cannot run as root, and there is no user `postgres`.')

  const closed = paths.map((path) => closedFolder(path, account)).find(Boolean)
  return { ...account, prefix: closed ? throughFolder(closed, account) : [] }
}

/** The system's programs may have lost their mode on the way; PostgreSQL's must be runnable by all. */
export function makeRunnable(program: string) {
  const { mode } = statSync(program)
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555)
}

type Ids = Pick<DatabaseAccount, 'uid' | 'gid'>

function ownerOf(folder: string): Ids | undefined {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  return uid === 0 ? undefined : { uid, gid }
}

function systemUser(name: string): Ids | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  return Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** The first folder above `path` that the account may not enter. */
function closedFolder(path: string, { uid, gid }: Ids): string | undefined {
  const folder = dirname(path)
  const above = folder === path ? undefined : closedFolder(folder, { uid, gid })
  if (above) return above
  const it = statSync(folder)
  const mayEnter = it.uid === uid ? 0o100 : it.gid === gid ? 0o010 : 0o001
  return it.mode & mayEnter ? undefined : folder
}

const CAP_DAC_OVERRIDE = 1n
const CAP_DAC_READ_SEARCH = 2n

/** `setpriv` (util-linux) changes the user and keeps one capability across it. */
function throughFolder(folder: string, { uid, gid }: Ids): string[] {
  const capability = heldCapability()
  const program = ['/usr/bin/setpriv', '/bin/setpriv'].find(isRunnable)
  if (!capability || !program) {
    throw new Error(
      `PostgreSQL cannot run as root, and the user it runs as instead (uid ${uid}) may not enter ` +
        `${folder}. Move the site and DATA_DIR to where every user may enter, such as /srv, ` +
        'run the site as another user, or set DATABASE_URL to a PostgreSQL that is already there.',
    )
  }
  const keep = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`]
  return [program, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...keep, '--']
}

/** Reading is enough; a container's root often holds only the wider one. */
function heldCapability(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const held = /^CapPrm:\s*(\w+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'
  const holds = (bit: bigint) => (BigInt(`0x${held}`) >> bit) & 1n
  if (holds(CAP_DAC_READ_SEARCH)) return 'dac_read_search'
  return holds(CAP_DAC_OVERRIDE) ? 'dac_override' : undefined
}

function isRunnable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
