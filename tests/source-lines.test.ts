import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { required } from '#server/platform/required.ts'

const FOLDER = 'build/site'

test('places in the built server become lines of the sources', () => {
  const { file, row, column } = placeOf('a worker ended')
  const log = `Error: x\n    at send (file:///srv/gyeol/build/site/${file}:${row}:${column})\n    at node:internal/x:1:2`

  const { stdout } = spawnSync(process.execPath, ['scripts/source-lines.mjs'], {
    input: log,
    encoding: 'utf8',
  })

  const [, source = '', line = ''] = /at send \(([^:]+):(\d+):\d+\)/.exec(stdout) ?? []
  expect(source).toBe('src/server/platform/workers/worker-pool.ts')
  expect(readFileSync(source, 'utf8').split('\n')[Number(line) - 1]).toContain('a worker ended')
  expect(stdout).toContain('at node:internal/x:1:2')
})

/** Where a text is in the built server: file, row and column from 1. */
function placeOf(text: string) {
  const file = required(
    readdirSync(FOLDER).find(
      (name) => name.endsWith('.js') && readFileSync(`${FOLDER}/${name}`, 'utf8').includes(text),
    ),
    text,
  )
  const before = required(readFileSync(`${FOLDER}/${file}`, 'utf8').split(text)[0], text).split(
    '\n',
  )
  return { file, row: before.length, column: required(before.at(-1), 'a line').length + 1 }
}
