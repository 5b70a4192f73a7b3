import { expect, test } from 'vitest'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'
import { base32, matchingStep, timeStep, totpAddress, totpCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('[A-08] computes the code of RFC 6238 for second %i', (seconds, code) => {
  expect(totpCode(secret, timeStep(new Date(seconds * 1_000)), 8)).toBe(code)
})

test('[A-08] accepts a code one step early or late, with spaces, and none up to the last used', () => {
  const at = new Date('2026-11-05T01:30:10.000Z')
  const now = timeStep(at)
  const code = (step: number) => totpCode(secret, step)

  for (const step of [now - 1, now, now + 1]) {
    expect(matchingStep(secret, code(step), at, 0)).toBe(step)
  }
  expect(matchingStep(secret, `${code(now).slice(0, 3)} ${code(now).slice(3)}`, at, 0)).toBe(now)
  expect(matchingStep(secret, code(now - 2), at, 0)).toBeNull()
  expect(matchingStep(secret, code(now + 2), at, 0)).toBeNull()
  expect(matchingStep(secret, code(now), at, now)).toBeNull()
  expect(matchingStep(secret, code(now - 1), at, now)).toBeNull()
})

test('[A-08] writes the secret for authenticator apps', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(totpAddress('결 스튜디오', 'sena', 'MZXW6YTBOI')).toBe(
    'otpauth://totp/%EA%B2%B0%20%EC%8A%A4%ED%8A%9C%EB%94%94%EC%98%A4:sena?secret=MZXW6YTBOI&issuer=%EA%B2%B0%20%EC%8A%A4%ED%8A%9C%EB%94%94%EC%98%A4',
  )
})

test('[A-08] a stored secret opens only with the key and for the member it was sealed for', () => {
  const sealed = encryptSecret('key', 'hana', secret)

  expect(sealed).not.toContain(secret.toString('base64url'))
  expect(decryptSecret('key', 'hana', sealed)).toEqual(secret)
  expect(decryptSecret('another key', 'hana', sealed)).toBeNull()
  expect(decryptSecret('key', 'minji', sealed)).toBeNull()
})
