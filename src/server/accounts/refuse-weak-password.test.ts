import { expect, test } from 'vitest'
import { passwordProblem } from '#domain/accounts/password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const verdict = (password: string) =>
  refuseWeakPassword(password, 'hana95').then(
    () => 'accepted',
    (refusal) => refusal.code,
  )

test.each(['steelers', 'Liverpool1', 'Maverick', 'bismillah'])(
  '[SEC-03] refuses the leaked password %s, which the short list of pages lacks',
  async (password) => {
    expect(passwordProblem(password, 'hana95')).toBeNull()
    expect(await verdict(password)).toBe('PASSWORD_TOO_WEAK')
  },
)

test('[SEC-03] accepts any composition of characters that is not in the list', async () => {
  for (const password of [
    '83519204671',
    'quiet river over stones',
    '조용한 강물 위의 돌다리',
    '!?#~-+*/',
  ]) {
    expect(await verdict(password), password).toBe('accepted')
  }
})

test('[SEC-03] the list has at least 3,000 passwords of the allowed length', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter(({ length }) => length >= 8)
  expect(long.length).toBeGreaterThan(3_000)
  expect(long.filter((it) => it !== it.toLowerCase())).toEqual([])
})
