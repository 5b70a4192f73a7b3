import { exitCode, spawnNode } from './brought-node.mjs'

/**
 * Runs the server until it ends, and gives back its exit code.
 *
 * The server hears SIGINT and SIGTERM once each, through here alone: a terminal would send Ctrl-C to
 * it directly as well. The channel between the two closes when this process is killed, and a server
 * that sees that ends itself.
 */
export async function runServer(args, env = {}) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const server = spawnNode([...args, 'src/server/main.ts'], { env, stdio, detached: true })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    let sent = false
    process.on(signal, () => {
      if (!sent) server.kill(signal)
      sent = true
    })
  }
  return exitCode(server)
}
