import { createContext, useContext } from 'react'
import type { Language } from '#domain/languages/languages.ts'

/** Language of the customer whose result sheet is written. */
export const ReaderLanguageContext = createContext<Language>('ko')

export const useReaderLanguage = (): Language => useContext(ReaderLanguageContext)
