import { useSyncExternalStore } from 'react'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
const never = () => () => undefined

/** The key that shortcuts begin with on this device: `⌘` on Apple's, `Ctrl+` on all others. */
export const ModifierKey = () => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl+')
