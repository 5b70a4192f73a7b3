import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Bare {
  readonly port: number
  stop(): Promise<void>
}

/** Starts a bare server as a process of its own and waits until it listens. */
export async function startBare(
  file: string,
  args: readonly string[],
  port: number,
  more: readonly string[] = [],
): Promise<Bare> {
  const child = spawn(process.execPath, [file, ...args, String(port), ...more], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(`${file} did not start`)
    }),
  ])
  return {
    port,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
