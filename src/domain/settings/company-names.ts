import type { Language } from '../languages/languages.ts'
import type { Company } from './settings.ts'

/** Name and address of the company as a language reads them; the Korean ones where no other is set. */
export const companyNames = (company: Company, language: Language) => ({
  name: (language !== 'ko' && company.nameLatin) || company.name,
  address: (language !== 'ko' && company.addressLatin) || company.address,
})
