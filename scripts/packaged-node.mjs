/** Runs programs with the Node of the npm package `node`; only these scripts use the system's Node. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const program = process.platform === 'win32' ? 'node.exe' : 'node'
export const packagedNode = join(root, 'node_modules', 'node', 'bin', program)

/** Starts Node at the root of the checkout; its child processes find the same Node on PATH. */
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

/** Waits for the exit code; as in a shell, 128 plus the number of a signal. */
export function exitCode(child) {
  return new Promise((settle, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => settle(code ?? 128 + constants.signals[signal]))
  })
}

/** Runs a program of an installed package and returns its exit code. */
export function runPackage(path, args, options) {
  return exitCode(spawnNode([join('node_modules', path), ...args], options))
}
