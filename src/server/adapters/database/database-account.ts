import { accessSync, chmodSync, constants, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Account that PostgreSQL runs as when the server is root; PostgreSQL refuses to run as root. */
export interface DatabaseAccount {
  readonly uid: number
  readonly gid: number
  /** Command prefix that lets the program enter folders that are closed to this account. */
  readonly prefix: readonly string[]
}

/**
 * Chooses the account that PostgreSQL runs as; undefined unless the server is root.
 *
 * An existing cluster keeps its owner. A new one belongs to the system's `postgres`, or else to
 * `nobody`. If a folder above one of `paths` is closed to that account (the site was cloned into
 * root's home), PostgreSQL gets the one capability that allows entering it.
 *
 * @throws Error that says what to change if no account can reach `paths`.
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

/** Sets the executable bits, which a package installation may have lost. */
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

/** Finds the first folder above `path` that the account may not enter. */
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
