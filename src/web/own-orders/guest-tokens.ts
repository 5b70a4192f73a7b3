import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'

type Tokens = Readonly<Record<string, string>>

/** Stores an order's guest token on this device; `null` removes it. */
export function storeGuestToken(orderNumber: string, token: string | null) {
  const { [orderNumber]: _old, ...others } = storedTokens()
  const tokens = token ? { ...others, [orderNumber]: token } : others
  writeStored(
    storageKeys.guestTokens,
    Object.keys(tokens).length > 0 ? JSON.stringify(tokens) : null,
  )
}

export const guestTokenOf = (orderNumber: string): string | null =>
  storedTokens()[orderNumber] ?? null

function storedTokens(): Tokens {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.guestTokens) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(isToken))
  } catch {
    return {}
  }
}

const isToken = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string'

/** Returns all guest tokens of this device. */
export const storedGuestTokens = (): string[] => Object.values(storedTokens())
