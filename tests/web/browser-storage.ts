import { vi } from 'vitest'

/** What a browser keeps, empty: its storage and its cookies. Client code of a test finds them as globals. */
export function givenBrowserStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { cookie: '' })
}
