import { expect, test } from 'vitest'
import { withResolvedUrls } from './resolved-lockfile.mjs'

test('a lock without addresses names where each package is at the registry in use', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'gyeol', version: '0.1.0' },
      'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
      'node_modules/@fastify/cookie': { version: '11.1.5' },
      'node_modules/a/node_modules/@b/c': { version: '1.0.0-beta.1' },
      'node_modules/by-another-name': { name: '@own/name', version: '2.0.0' },
      'node_modules/from-git': { version: '1.0.0', resolved: 'git+ssh://host/it.git#1' },
      'node_modules/linked': { link: true, resolved: 'packages/linked' },
      'node_modules/a/node_modules/inside': { version: '1.0.0', inBundle: true },
    },
  }
  const { packages, ...rest } = withResolvedUrls(lock, 'https://registry.test/npm/')
  const at = (path: string) => `https://registry.test/npm/${path}`
  expect(rest).toEqual({ lockfileVersion: 3 })
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/zod': {
      version: '4.6.7',
      integrity: 'sha512-a',
      resolved: at('zod/-/zod-4.6.7.tgz'),
    },
    'node_modules/@fastify/cookie': {
      version: '11.1.5',
      resolved: at('@fastify/cookie/-/cookie-11.1.5.tgz'),
    },
    'node_modules/a/node_modules/@b/c': {
      version: '1.0.0-beta.1',
      resolved: at('@b/c/-/c-1.0.0-beta.1.tgz'),
    },
    'node_modules/by-another-name': {
      name: '@own/name',
      version: '2.0.0',
      resolved: at('@own/name/-/name-2.0.0.tgz'),
    },
  })
})
