import type { Language } from '../languages/languages.ts'
import type { Company } from './settings.ts'

/**
 * Name and address of the company for a reader's language; Korean where no Latin version is set.
 */
export const companyNames = (company: Company, language: Language) => ({
  name: (language !== 'ko' && company.nameLatin) || company.name,
  address: (language !== 'ko' && company.addressLatin) || company.address,
})
