import { hash, verify } from '@node-rs/argon2'

/**
 * Argon2id (the library's default type) with the first parameters that OWASP's cheat sheet
 * recommends.
 */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hash of a random password, with the same {@link STRENGTH}. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$JzSs1jwoKq7ZVJufkzKTOA$tx9LLQrb424WSH7Mz0cExtJBCBTuksUwdgVk6roQYqs'

/** Keyboards send Korean syllables composed or as separate Jamo: both must be the same password. */
const typed = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(typed(password), STRENGTH)

/**
 * Whether the password matches the hash. Without a hash it compares with one that nothing matches,
 * so that the response time does not reveal whether the account exists.
 */
export async function matchesPassword(passwordHash: string | null | undefined, password: string) {
  const matches = await verify(passwordHash ?? NOBODY, typed(password))
  return matches && passwordHash != null
}
