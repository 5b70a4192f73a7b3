/** Lock between processes that use one checkout. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './packaged-node.mjs'

/** Locks older than this are abandoned: no work under a lock takes this long. */
const LONGEST_HOLD_MS = 20 * 60_000

/** Runs `work` while holding the lock `name`. Waits for its holder; takes over abandoned locks. */
export async function withExclusiveLock(name, work) {
  const lock = lockOf(name)
  for (let isAnnounced = false; !take(lock); await pause(100)) {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true })
    else if (!isAnnounced) console.log(`Waiting for another process (${name})…`)
    isAnnounced = true
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Outside the checkout, since installation and build empty their folders. */
function lockOf(name) {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return join(tmpdir(), `gyeol-${checkout}-${name}.lock`)
}

function take(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

function isAbandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_HOLD_MS) return true
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
  } catch (error) {
    return error.code === 'ESRCH'
  }
  return false
}
