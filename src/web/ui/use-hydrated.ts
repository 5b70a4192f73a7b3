import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the scripts of the page have taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
