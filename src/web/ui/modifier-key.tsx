import { useSyncExternalStore } from 'react'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
const never = () => () => undefined

/** Shows the modifier key of shortcuts on this device: `⌘` on Apple's, `Ctrl+` elsewhere. */
export const ModifierKey = () => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl+')
