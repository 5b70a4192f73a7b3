/** Installs the packages of package-lock.json unless node_modules is up to date. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { withExclusiveLock } from './exclusive-lock.mjs'
import { isMain } from './main.mjs'
import { exitCode, packagedNode, root } from './packaged-node.mjs'
import { withResolvedUrls } from './resolved-lockfile.mjs'

/** `development: false` accepts an installation without development packages. */
export async function ensureInstalled({ development = true } = {}) {
  if (isInstalled(development)) return
  await withExclusiveLock('install', async () => {
    if (isInstalled(development)) return
    console.log('Installing packages (npm ci)…')
    if ((await installWithResolvedUrls()) !== 0) {
      const code = await exitCode(npm(INSTALL))
      if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`)
    }
    if (existsSync(packagedNode)) return
    throw new Error('The package `node` brought no program: npm must run install scripts.')
  })
}

const LOCK = join(root, 'package-lock.json')
/** npm prefers this file to package-lock.json while it exists. */
const RESOLVED_LOCK = join(root, 'npm-shrinkwrap.json')
/** Signals after which the file must be deleted too. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs with a temporary lockfile that contains the URL of each package at the registry in use. The
 * lockfile in the repository has none, and asking the registry for each URL takes twice as long as the
 * installation. If a registry uses other URLs, the caller retries without them.
 */
async function installWithResolvedUrls() {
  const registry = await outputOf(npm(['config', 'get', 'registry'], { stdio: 'pipe' }))
  if (!URL.canParse(registry)) return 1
  const deleteLockfile = () => rmSync(RESOLVED_LOCK, { force: true })
  const stop = (signal) => {
    deleteLockfile()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  writeFileSync(RESOLVED_LOCK, JSON.stringify(withResolvedUrls(read(LOCK), registry)))
  try {
    return await exitCode(npm(INSTALL))
  } finally {
    deleteLockfile()
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

async function outputOf(child) {
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  await exitCode(child)
  return Buffer.concat(chunks).toString().trim()
}

/** Compares the list that npm writes as the last step of an installation with the lockfile. */
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
