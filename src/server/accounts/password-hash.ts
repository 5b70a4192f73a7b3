import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default kind) at the strength that OWASP's cheat sheet names first. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password that nobody knows, of the same {@link STRENGTH}. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$JzSs1jwoKq7ZVJufkzKTOA$tx9LLQrb424WSH7Mz0cExtJBCBTuksUwdgVk6roQYqs'

/** Some keyboards send a Korean syllable whole, others in its letters: both are one password. */
const typed = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(typed(password), STRENGTH)

/**
 * Whether the password is the account's. Without an account, or one without a password, it compares
 * as long against a hash that nothing matches, so that the answer's time does not tell which it was.
 */
export async function matchesPassword(passwordHash: string | null | undefined, password: string) {
  const matches = await verify(passwordHash ?? NOBODY, typed(password))
  return matches && passwordHash != null
}
