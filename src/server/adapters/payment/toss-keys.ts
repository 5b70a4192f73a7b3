const KEY = /^(test|live)_(g?)([cs])k_/

/**
 * Why two keys do not belong together, in words for whoever sets them; null when they do. Both are
 * of the widget (`gck`, `gsk`) or both of the plain calls (`ck`, `sk`), and both for tests or both
 * for real money.
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

/** Whether the key opens the widget, with every way to pay; others open a window for one of them. */
export const isWidgetKey = (clientKey: string): boolean => KEY.exec(clientKey)?.[2] === 'g'
