/** For `scratch-folder.test.ts`: starts processes in a scratch folder and says their IDs. */
import { spawn } from 'node:child_process'
import { workInScratchFolder } from './scratch-folder.ts'

const folder = workInScratchFolder('scratch-test')
const sleeper = ['-e', 'setInterval(() => {}, 1000)']
const given = { stdio: 'ignore', detached: true } as const
const children = [
  spawn(process.execPath, [...sleeper, folder], given),
  spawn(process.execPath, sleeper, { ...given, env: { DATA_DIR: `${folder}/site` } }),
  spawn(process.execPath, sleeper, { ...given, cwd: folder }),
]
console.log(JSON.stringify({ folder, pid: process.pid, pids: children.map(({ pid }) => pid) }))
setInterval(() => undefined, 1_000)
