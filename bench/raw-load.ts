import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

const CONNECTIONS = 16

const rawLoadResult = z.object({
  perSecond: z.number(),
  /** Milliseconds. */
  p99: z.number(),
  failed: z.int(),
})
type RawLoad = z.output<typeof rawLoadResult>

interface Asked {
  readonly port: number
  readonly path: string
  readonly headers: Record<string, string>
  readonly seconds: number
}

/** Measures one address of a server on this machine from a process of its own. */
export async function rawLoad({ port, path, headers, seconds }: Asked): Promise<RawLoad> {
  const args = [port, path, CONNECTIONS, seconds].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, [
    'bench/raw-client.ts',
    ...args,
    JSON.stringify(headers),
  ])
  return rawLoadResult.parse(JSON.parse(stdout))
}

export const formatLoad = ({ perSecond, p99 }: RawLoad): string =>
  `${perSecond.toFixed(0).padStart(5)}/s p99 ${p99.toFixed(1)} ms`
