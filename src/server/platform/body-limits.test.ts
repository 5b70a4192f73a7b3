import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { allowFiles, BODY_LIMITS, limitBodies } from './body-limits.ts'

const KIB = 1024
const MANY_BYTES = 1024 * KIB * KIB

/** Begins a body of which `bytes` arrive at once and nothing more, and returns what it is refused with. */
async function beginBody(bytes: number, hasFiles: boolean) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const refusals: string[] = []
  const socket = { bytesRead: 0 }
  const raw = Object.assign(new EventEmitter(), {
    ...{ socket, headers: { 'content-length': '9' }, readableLength: 0, complete: false },
  }) as unknown as IncomingMessage
  raw.on('error', ({ code }: { code: string }) => refusals.push(code))
  let hook: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | undefined
  const addHook = (_name: string, given: typeof hook) => {
    hook = given
  }
  limitBodies({ addHook } as unknown as FastifyInstance, BODY_LIMITS)
  const request = { raw } as FastifyRequest
  await hook!(request, { sent: false } as FastifyReply)
  if (hasFiles) allowFiles(request)
  socket.bytesRead = bytes
  return refusals
}

test.each([
  ['nothing arrives', 0, false, 10],
  ['80 KiB arrive, at 8 KiB/s', 80 * KIB, false, 20],
  ['much arrives, but not all', MANY_BYTES, false, 30],
  ['much of a form with files arrives', MANY_BYTES, true, 5 * 60],
])(
  '[A-03] by default, if %s, a body has its time and no more',
  async (_, bytes, hasFiles, seconds) => {
    const refusals = await beginBody(bytes, hasFiles)

    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 50)
    expect(refusals).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(refusals).toEqual(['REQUEST_TIMEOUT'])
  },
)
