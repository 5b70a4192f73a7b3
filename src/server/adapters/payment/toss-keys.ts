const KEY = /^(test|live)_(g?)([cs])k_/

/**
 * Explains why two keys do not match; null if they do. Both must be widget keys (`gck`, `gsk`) or
 * both API keys (`ck`, `sk`), and both test keys or both live keys.
 */
export function tossKeyProblem(clientKey: string, secretKey: string): string | null {
  const client = KEY.exec(clientKey)
  const secret = KEY.exec(secretKey)
  if (client?.[3] !== 'c') return 'TOSS_CLIENT_KEY must begin with test_gck_ or live_gck_'
  if (secret?.[3] !== 's') return 'TOSS_SECRET_KEY must begin with test_gsk_ or live_gsk_'
  if (client[1] !== secret[1]) {
    return `TOSS_CLIENT_KEY is a ${client[1]} key and TOSS_SECRET_KEY a ${secret[1]} key: take both of one kind`
  }
  if (client[2] !== secret[2]) {
    return 'one of TOSS_CLIENT_KEY and TOSS_SECRET_KEY is of the widget (gck, gsk), the other is not: take both of one pair'
  }
  return null
}

/** True for a widget key, which offers every payment method; other keys open a window for one. */
export const isWidgetKey = (clientKey: string): boolean => KEY.exec(clientKey)?.[2] === 'g'
