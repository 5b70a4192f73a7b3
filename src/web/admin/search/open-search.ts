import { createContext, useContext } from 'react'

export const OpenSearchContext = createContext<() => void>(() => undefined)

/** Opens the global search. */
export const useOpenSearch = () => useContext(OpenSearchContext)
