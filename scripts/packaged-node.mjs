/** The Node that the package `node` brings, which everything but these scripts runs on. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const program = process.platform === 'win32' ? 'node.exe' : 'node'
export const packagedNode = join(root, 'node_modules', 'node', 'bin', program)

/** Starts it at the root of the checkout; programs that it starts find the same Node. */
export function spawnNode(args, { env, ...options } = {}) {
  return spawn(packagedNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(packagedNode), process.env.PATH].join(delimiter),
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...env,
    },
    ...options,
  })
}

/** Its exit code, as a shell would tell it: 128 and more for a signal. */
export function exitCode(child) {
  return new Promise((settle, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => settle(code ?? 128 + constants.signals[signal]))
  })
}

/** Runs a program of an installed package and gives back its exit code. */
export function runPackage(path, args, options) {
  return exitCode(spawnNode([join('node_modules', path), ...args], options))
}
