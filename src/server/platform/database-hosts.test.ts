import { expect, test } from 'vitest'
import { databaseUrlProblem, hostUrlsOf } from './database-hosts.ts'

test('splits a URL with several hosts into one per host', () => {
  expect(
    hostUrlsOf('postgres://u:p@h1:5432,h2:5433/db?target_session_attrs=read-write&sslmode=require'),
  ).toEqual([
    'postgres://u:p@h1:5432/db?sslmode=require',
    'postgres://u:p@h2:5433/db?sslmode=require',
  ])
  expect(hostUrlsOf('postgresql://[::1]:5432,h2/db?a=b&target_session_attrs=primary')).toEqual([
    'postgresql://[::1]:5432/db?a=b',
    'postgresql://h2/db?a=b',
  ])
})

test('leaves a URL with one host as it is', () => {
  for (const url of ['postgres://u:p%40x@h/db?a=b', 'postgres://h', 'postgres:///db?host=/run']) {
    expect(hostUrlsOf(url)).toEqual([url])
    expect(databaseUrlProblem(url)).toBeUndefined()
  }
})

test('refuses other protocols, broken hosts and other targets', () => {
  expect(databaseUrlProblem('mysql://h/db')).toMatch(/expected postgres/)
  expect(databaseUrlProblem('postgres://h1:5432,h2:port/db')).toMatch(/expected postgres/)
  expect(databaseUrlProblem('postgres://h1,h2/db?target_session_attrs=any')).toMatch(/read-write/)
  expect(databaseUrlProblem('postgres://h1,h2/db?target_session_attrs=read-write')).toBeUndefined()
})
