import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Refusal of the next email. */
export interface Answer {
  readonly code: number
  readonly message: string
}

export interface ReceivedMail extends Email {
  /** Recipients of the envelope. */
  readonly recipients: readonly string[]
}

/** Starts a real mail server on a free port, stopped with the test. */
export async function startMailServer() {
  const server = await openMailServer()
  onTestFinished(server.stop)
  return server
}

/** Starts a real mail server on a free port. Each email consumes one of `answers`. */
export async function openMailServer() {
  const received: ReceivedMail[] = []
  const answers: Answer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const answer = answers.shift()
        if (answer) {
          return done(Object.assign(new Error(answer.message), { responseCode: answer.code }))
        }
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ ...mail, recipients })
        done()
      })
    },
  })
  // Ignores clients that disconnect early.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, answers, stop }
}
