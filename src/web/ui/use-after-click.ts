import { useDeferredValue } from 'react'

/**
 * Whether what a click opens is to be rendered: false while the click is answered, so that its paint does
 * not wait for it, true right after. False at once when it is closed.
 */
export const useAfterClick = (isOpen: boolean): boolean => useDeferredValue(isOpen) && isOpen
