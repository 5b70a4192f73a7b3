/** Work that only one process on this checkout may do at a time. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './packaged-node.mjs'

/** Nothing that is done under a lock takes this long; whoever held one longer is gone. */
const LONGEST_HOLD_MS = 20 * 60_000

/** Does `work` under the lock `name`, after whoever holds it; a lock left by a killed process is taken. */
export async function withExclusiveLock(name, work) {
  const lock = lockOf(name)
  for (let told = false; !take(lock); await pause(100)) {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true })
    else if (!told) console.log(`Waiting for another process (${name})…`)
    told = true
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Outside the checkout: an installation empties node_modules, and a build its own folder. */
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
