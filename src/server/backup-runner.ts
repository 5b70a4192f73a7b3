import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BackupAnswer, BackupTask } from './backup-program.ts'
import { backupTargetOf } from './choose-adapters.ts'
import { required } from './platform/required.ts'
import type { BackupRunner } from './ports/backup-runner.ts'

const PROGRAM = fileURLToPath(new URL('./backup-program.ts', import.meta.url))
/** A small heap: rows and files pass through buffers outside it. */
const NODE_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=4']

/**
 * Makes backups in a process of low priority, so that encryption takes neither time nor memory from
 * the server. Null if no place for backups is set. A process whose server ends, ends too.
 */
export async function backupRunner(task: BackupTask): Promise<BackupRunner | null> {
  const target = await backupTargetOf(task.config)
  if (!target) return null
  return {
    location: target.location,
    hour: task.config.BACKUP_HOUR,
    async run() {
      const answer = await answerOf(task)
      if ('problem' in answer) throw new Error(answer.problem)
      const { report } = answer
      return report && { ...report, beganAt: new Date(report.beganAt) }
    },
  }
}

async function answerOf(task: BackupTask): Promise<BackupAnswer> {
  const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {},
  })
  const { promise, resolve, reject } = Promise.withResolvers<BackupAnswer>()
  let lastWords = ''
  child.stderr?.on('data', (text: Buffer) => {
    lastWords = `${lastWords}${text}`.slice(-2_000)
  })
  let answer: BackupAnswer | undefined
  child.once('message', (message: BackupAnswer) => {
    answer = message
  })
  child.once('error', reject)
  child.once('close', (code, signal) => {
    if (answer) resolve(answer)
    else reject(new Error(`the backup process ended with ${signal ?? code}: ${lastWords}`))
  })
  child.send(task, (error) => error && reject(error))
  return required(await promise, 'an answer')
}
