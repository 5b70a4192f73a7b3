import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'

type Tokens = Readonly<Record<string, string>>

/** Keeps the proof of being an order's guest on this device; forgets it with `null`. */
export function keepGuestToken(orderNumber: string, token: string | null) {
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
    return JSON.parse(readStored(storageKeys.guestTokens) ?? '{}') as Tokens
  } catch {
    return {}
  }
}

/** All proofs on this device. */
export const storedGuestTokens = (): string[] => Object.values(storedTokens())
