/** Makes node_modules what package-lock.json says, and does nothing when it is. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { withExclusiveLock } from './exclusive-lock.mjs'
import { isMain } from './main.mjs'
import { exitCode, packagedNode, root } from './packaged-node.mjs'
import { withResolvedUrls } from './resolved-lockfile.mjs'

/** Without `development`, an installation without the development packages is as good. */
export async function ensureInstalled({ development = true } = {}) {
  if (isInstalled(development)) return
  await withExclusiveLock('install', async () => {
    if (isInstalled(development)) return
    console.log('Installing packages (npm ci)…')
    if ((await installByAddresses()) !== 0) {
      const code = await exitCode(npm(INSTALL))
      if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`)
    }
    if (existsSync(packagedNode)) return
    throw new Error('The package `node` brought no program: npm must run install scripts.')
  })
}

const LOCK = join(root, 'package-lock.json')
/** npm reads it instead of the other while it is there. */
const ADDRESSED_LOCK = join(root, 'npm-shrinkwrap.json')
/** Whoever gives up meanwhile must not find it there the next time. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * The lock names no registry, and so npm asks the one in use where each of its packages is, twice the
 * work of the installation itself. This tells it, for the time of one installation; a registry that
 * keeps them elsewhere has the next try, without.
 */
async function installByAddresses() {
  const registry = await outputOf(npm(['config', 'get', 'registry'], { stdio: 'pipe' }))
  if (!URL.canParse(registry)) return 1
  const forget = () => rmSync(ADDRESSED_LOCK, { force: true })
  const stop = (signal) => {
    forget()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  writeFileSync(ADDRESSED_LOCK, JSON.stringify(withResolvedUrls(read(LOCK), registry)))
  try {
    return await exitCode(npm(INSTALL))
  } finally {
    forget()
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

async function outputOf(child) {
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  await exitCode(child)
  return Buffer.concat(chunks).toString().trim()
}

/** npm writes down what it installed as the last step of an installation, in the lock's own form. */
function isInstalled(development) {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted) || !existsSync(packagedNode)) return false
  const installed = packagesIn(noted)
  return Object.entries(packagesIn(LOCK)).every(([path, wanted]) => {
    const found = installed[path]
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity
    const mayMiss = wanted.optional || wanted.devOptional || (wanted.dev && !development)
    return path === '' || mayMiss
  })
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const packagesIn = (file) => read(file).packages

function npm(args, { stdio = 'inherit' } = {}) {
  const options = { cwd: root, stdio }
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return spawn(process.execPath, [script, ...args], options)
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

if (isMain(import.meta)) await ensureInstalled()
