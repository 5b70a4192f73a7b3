import { passwordProblem } from '#domain/accounts/password.ts'
import { passwordLengths } from '#domain/limits/limits.ts'
import { refuse } from '#server/platform/refusal.ts'

/**
 * Refuses PASSWORD_TOO_WEAK for a password that pages refuse too, or that is in a list of leaked
 * passwords, which is too large for a page. Source: docs/rules.md A-2.
 */
export async function refuseWeakPassword(password: string, userId: string) {
  if (passwordProblem(password, userId)) refuse('PASSWORD_TOO_WEAK')
  leaked ??= readLeakedPasswords()
  if ((await leaked).has(password.toLowerCase())) refuse('PASSWORD_TOO_WEAK')
}

let leaked: Promise<ReadonlySet<string>> | undefined

/** Loads the list when it is first needed: that takes 30 ms and 7 MB. */
async function readLeakedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common']
  return new Set(passwords.filter(({ length }) => length >= passwordLengths.min))
}
