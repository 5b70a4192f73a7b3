/**
 * `npm run doctor [-- --json] [-- --mail ADDRESS]`: examines an installation and says what to do.
 * Ends with 1 if a check fails.
 */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/config.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { isLoopback } from '#server/platform/loopback.ts'
import { type Examined, examine } from './examine.ts'
import { fail } from './finding.ts'
import { openInstalledDatabase } from './open-database.ts'

const values = readOptions()
const found = await examineAll()
console.log(values.json ? JSON.stringify(found, null, 2) : found.map(toText).join('\n'))
process.exitCode = found.some(({ level }) => level === 'fail') ? 1 : 0

function readOptions() {
  try {
    const options = { json: { type: 'boolean' }, mail: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${errorMessage(error)}
Usage: npm run doctor [-- --json] [-- --mail ADDRESS]`)
    process.exit(2)
  }
}

async function examineAll(): Promise<Examined[]> {
  let config: Config
  try {
    config = readConfig(process.env)
  } catch (error) {
    const finding = fail(errorMessage(error), 'correct these variables, then run this again')
    return [{ check: 'configuration', ...finding }]
  }
  const dataDir = resolve(config.DATA_DIR)
  const localUrl = `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`
  const publicUrl = (config.PUBLIC_URL ?? localUrl).replace(/\/$/, '')
  const failures: Examined[] = []
  const opened = await openInstalledDatabase(config, dataDir).catch((error: unknown) => {
    const finding = fail(
      `does not answer (${errorMessage(error)})`,
      'see whether it runs and look at its log; check DATABASE_URL',
    )
    failures.push({ check: 'database', ...finding })
    return null
  })
  try {
    const secretFile = join(dataDir, 'session-secret')
    const examined = await examine({
      config,
      dataDir,
      publicUrl,
      localUrl,
      isRunning: await answers(localUrl),
      isPublic: !isLoopback(new URL(publicUrl).hostname),
      db: opened?.db ?? null,
      secret:
        config.SESSION_SECRET ??
        (await readFile(secretFile, 'utf8').catch(() => null))?.trim() ??
        null,
      mailTo: values.mail ?? null,
    })
    return [...failures, ...examined]
  } finally {
    await opened?.close()
  }
}

async function answers(url: string) {
  const signal = AbortSignal.timeout(2_000)
  const answer = await fetch(`${url}/healthz`, { signal }).catch(() => null)
  return answer?.ok ?? false
}

function toText({ check, level, found, action }: Examined) {
  const line = `${level.padEnd(4)}  ${check.padEnd(15)}${found}`
  return action ? `${line}\n${' '.repeat(21)}→ ${action}` : line
}
