import { expect, test } from 'vitest'
import { importGraph } from './support/import-graph.ts'

/** Modules with libraries that cost every installation memory and start, and that few need. */
const RARELY_NEEDED = [
  'src/server/adapters/backup/s3-target.ts',
  'src/server/adapters/mail/smtp.ts',
  'src/server/adapters/storage/s3.ts',
  'src/server/backups/create-backup.ts',
  'src/server/platform/tracing/exporter.ts',
  'src/server/platform/tracing/span.ts',
  'src/server/platform/tracing/trace-calls.ts',
  'src/server/platform/tracing/tracer.ts',
]

test('the start of the server loads nothing that only some configurations need', () => {
  const graph = importGraph({ withTypes: false, withLazy: false })
  const loaded = new Set(['src/server/serve.ts'])
  for (const module of loaded) for (const next of graph.get(module) ?? []) loaded.add(next)

  expect(loaded.size).toBeGreaterThan(500) // the scan itself works
  expect(RARELY_NEEDED.filter((module) => !graph.has(module))).toEqual([])
  expect(RARELY_NEEDED.filter((module) => loaded.has(module))).toEqual([])
})
