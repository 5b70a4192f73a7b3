/** Makes node_modules what package-lock.json says, and does nothing when it is. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { broughtNode, exitCode, root } from './brought-node.mjs'
import { isMain } from './main.mjs'

/** Without `development`, an installation without the development packages is as good. */
export async function ensureInstalled({ development = true } = {}) {
  if (isInstalled(development)) return
  await alone('install', async () => {
    if (isInstalled(development)) return
    console.log('Installing packages (npm ci)…')
    const code = await exitCode(npm('ci', '--no-audit', '--no-fund', '--loglevel=error'))
    if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.`)
    if (existsSync(broughtNode)) return
    throw new Error('The package `node` brought no program: npm must run install scripts.')
  })
}

/** npm writes down what it installed as the last step of an installation, in the lock's own form. */
function isInstalled(development) {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted) || !existsSync(broughtNode)) return false
  const installed = packagesIn(noted)
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity
    const mayMiss = wanted.optional || wanted.devOptional || (wanted.dev && !development)
    return path === '' || mayMiss
  })
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

function npm(...args) {
  const options = { cwd: root, stdio: 'inherit' }
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return spawn(process.execPath, [script, ...args], options)
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

if (isMain(import.meta)) await ensureInstalled()
