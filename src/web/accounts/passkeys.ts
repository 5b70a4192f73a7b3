import { useHydrated } from '#web/ui/use-hydrated.ts'

/** Loaded when a passkey is used: pages that only offer one do not load it. */
const inBrowser = () => import('./passkey-browser.ts')

const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/

/**
 * Whether this browser can use passkeys here; false before hydration. Browsers inside apps often
 * cannot, and no browser can at an IP address.
 */
export const useHasPasskeys = (): boolean =>
  useHydrated() && 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname)

/** Signs in with a passkey alone. */
export const signInWithPasskey = async () => (await inBrowser()).signInWithPasskey()

/** Proof by a passkey: as a second factor, or of one's identity. */
export const provePasskey = async () => (await inBrowser()).provePasskey()

/** Creates a passkey on this device or another and adds it to the account. */
export const createPasskey = async (name: string) => (await inBrowser()).createPasskey(name)
