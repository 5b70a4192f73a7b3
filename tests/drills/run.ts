import { parseArgs } from 'node:util'
import { workInScratchFolder } from '#tests/support/scratch-folder.ts'
import type { Drill } from './drill.ts'

/**
 * `npm run drills -- [NAME…] [--short] [--amount N]`: breaks a running site in every way that is
 * foreseen and prints a table row for each. Fails if a drill exceeds one of its limits
 * (docs/reliability.md). `--amount` replaces a drill's kills, requests, pictures or minutes.
 */
const drills: Readonly<Record<string, () => Promise<Drill>>> = {
  kills: async () => (await import('./kills.ts')).kills,
  database: async () => (await import('./database.ts')).database,
  overload: async () => (await import('./overload.ts')).overload,
  services: async () => (await import('./services.ts')).services,
  disk: async () => (await import('./disk.ts')).disk,
  soak: async () => (await import('./soak.ts')).soak,
  'slow-sockets': async () => (await import('./slow-sockets.ts')).slowSockets,
  malformed: async () => (await import('./malformed.ts')).malformed,
  pictures: async () => (await import('./pictures.ts')).pictures,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, amount: { type: 'string' } },
})
const unknown = positionals.filter((name) => !(name in drills))
if (unknown.length > 0) {
  throw new Error(`No such drill: ${unknown}. There are: ${Object.keys(drills)}`)
}
workInScratchFolder('drills')
const amount = values.amount === undefined ? undefined : Number(values.amount)
console.log('| drill | took | figures |\n|---|---|---|')
for (const name of positionals.length > 0 ? positionals : Object.keys(drills)) {
  const load = drills[name]
  if (!load) continue
  const startedAt = performance.now()
  const drill = await load()
  const { figures, failures } = await drill({ isShort: values.short, amount })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  console.log(`| ${name} | ${seconds} s | ${figures}${failures.length > 0 ? ' **FAILED**' : ''} |`)
  for (const failure of failures) console.log(`  ${name}: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}
// Connections of the last drill may still be closing.
process.exit()
