import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { startS3 } from '#tests/support/s3-server.ts'
import { openTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { payByCard, placeOrder, sendSurvey } from './customers.ts'
import type { Drill } from './drill.ts'
import { drillFaults } from './fault-drill.ts'
import type { Fault } from './fault-phases.ts'

const SECONDS = 20
const SHORT_SECONDS = 3
/** The storage may take 30 s for a file. */
const REPLY_LIMIT_MS = 40_000
const SLOW_MS = 1_000

/** Takes storage, mail and payment provider away, freezes and slows them. */
export const services: Drill = async ({ isShort, amount }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-services-'))
  const toss = await startTossStandIn()
  const s3 = await startS3()
  const mail = await startMail()
  const lines = {
    storage: await openTcpProxy(s3.options.endpoint ?? ''),
    mail: await openTcpProxy(mail.url),
    provider: await openTcpProxy(toss.url),
  }
  const { figures, failures } = await drillFaults({
    dataDir,
    settings: {
      TOSS_CLIENT_KEY: toss.clientKey,
      TOSS_SECRET_KEY: toss.secretKey,
      TOSS_BASE_URL: lines.provider.url.replace(/\/$/, ''),
      S3_ENDPOINT: lines.storage.url,
      S3_BUCKET: s3.options.bucket,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
      SMTP_URL: lines.mail.url,
    },
    toss,
    photoSize: [400, 300],
    actsOf: (cast) => [() => placeOrder(cast), () => payByCard(cast), () => sendSurvey(cast)],
    faults: Object.entries(lines).flatMap(([name, line]) => faultsOf(name, line)),
    seconds: amount ?? (isShort ? SHORT_SECONDS : SECONDS),
    replyLimitMs: REPLY_LIMIT_MS,
    hasFolder: false,
  })
  await Promise.all(Object.values(lines).map((line) => line.close()))
  await s3.stop()
  mail.stop()
  toss.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return { figures: `${mail.received()} mails; ${figures}`, failures }
}

const faultsOf = (name: string, line: TcpProxy): readonly Fault[] => [
  { name: `${name} away`, begin: line.refuse, end: line.accept },
  { name: `${name} silent`, begin: line.freeze, end: line.thaw },
  { name: `${name} slow`, begin: () => line.delay(SLOW_MS), end: () => line.delay(0) },
]

/** Starts a mail server that counts what it accepts. */
async function startMail() {
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        received += 1
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has a port.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    stop: () => server.close(() => undefined),
  }
}
