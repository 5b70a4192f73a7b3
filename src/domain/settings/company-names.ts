import type { Language } from '../languages/languages.ts'
import type { Company } from './settings.ts'

/** Name and address of the company in a reader's language; Korean if no Latin version is set. */
export const companyNames = (company: Company, language: Language) => ({
  name: (language !== 'ko' && company.nameLatin) || company.name,
  address: (language !== 'ko' && company.addressLatin) || company.address,
})
