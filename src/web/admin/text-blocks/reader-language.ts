import { createContext, useContext } from 'react'
import type { Language } from '#domain/languages/languages.ts'

/** Of the customer that a sheet is written for. */
export const ReaderLanguageContext = createContext<Language>('ko')

export const useReaderLanguage = (): Language => useContext(ReaderLanguageContext)
