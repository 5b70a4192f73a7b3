/**
 * `npm run test:upgrade -- REF`: starts the demo of REF (a release's tag or any commit) in a temporary
 * folder, backs it up with its own command, restores the archive with this code, opens the site there
 * and reads a member's orders. Needs a built checkout.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const START_LIMIT_MS = 120_000
const PORT = '4199'
const URL = `http://127.0.0.1:${PORT}`
const HERE = process.cwd()

const [ref] = process.argv.slice(2)
if (!ref) throw new Error('Usage: npm run test:upgrade -- REF')

const root = mkdtempSync(join(tmpdir(), 'gyeol-upgrade-'))
chmodSync(root, 0o755) // as root, PostgreSQL runs as another user
const there = join(root, 'code')
const [before, after, archives, key] = ['before', 'after', 'archives', 'key'].map((name) =>
  join(root, name),
)
mkdirSync(archives)
try {
  execFileSync('git', ['worktree', 'add', '--detach', there, ref], { stdio: 'inherit' })
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: there, stdio: 'inherit' })
  runNode(there, ['scripts/build.mjs'])
  const BACKUP_RECIPIENT = /age1\w+/.exec(runNode(there, ['scripts/backup.ts', 'keygen', key]))?.[0]

  const orders = await withSite(there, before, async () => {
    const env = { DATA_DIR: before, BACKUP_DIR: archives, BACKUP_RECIPIENT }
    console.log(runNode(there, ['scripts/backup.ts'], env))
    return readOrders()
  })
  const [archive] = readdirSync(archives)
  const restored = ['scripts/restore.ts', join(archives, archive), key]
  console.log(runNode(HERE, restored, { DATA_DIR: after }))
  const same = await withSite(HERE, after, readOrders)
  if (same.length === 0 || same.join() !== orders.join()) {
    throw new Error(`the orders of ${ref} were ${orders}; after the upgrade they are ${same}`)
  }
  console.log(
    `${ref} was backed up, restored here and opened: ${same.length} orders of a member read.`,
  )
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', there])
  rmSync(root, { recursive: true, force: true })
}

/** Runs a file of a checkout with its own Node. */
function runNode(checkout, args, env = {}) {
  const node = join(checkout, 'node_modules/node/bin/node')
  return execFileSync(node, args, {
    cwd: checkout,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    encoding: 'utf8',
  })
}

/** Runs the site of a checkout on a data folder while `work` runs. */
async function withSite(checkout, DATA_DIR, work) {
  const node = join(checkout, 'node_modules/node/bin/node')
  const site = spawn(node, ['src/server/main.ts'], {
    cwd: checkout,
    env: { PATH: process.env.PATH, PORT, DATA_DIR, SEED: 'demo', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const until = Date.now() + START_LIMIT_MS
    while (!(await fetch(`${URL}/readyz`).catch(() => null))?.ok) {
      if (Date.now() > until || site.exitCode !== null) throw new Error('the site did not start')
      await pause(200)
    }
    return await work()
  } finally {
    if (site.exitCode === null) {
      site.kill('SIGTERM')
      await once(site, 'exit')
    }
  }
}

/** Numbers and totals of the orders of a member of the demo. */
async function readOrders() {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ user_id: 'hana', password: 'gyeol-demo-2026' })
  const login = await fetch(`${URL}/v1/auth/login`, { method: 'POST', headers: json, body })
  const { access_token } = await login.json()
  const authorization = `Bearer ${access_token}`
  const mine = await fetch(`${URL}/v1/orders/user/me`, { headers: { authorization } })
  return (await mine.json()).items.map((it) => `${it.order_number}: ${it.total_price}`)
}
