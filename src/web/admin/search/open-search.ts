import { createContext, useContext } from 'react'

export const OpenSearchContext = createContext<() => void>(() => undefined)

/** Opens the search over everything. */
export const useOpenSearch = () => useContext(OpenSearchContext)
