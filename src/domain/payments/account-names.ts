import type { Language } from '../languages/languages.ts'

interface Account {
  readonly bank: string
  readonly holder: string
  readonly bank_english?: string | undefined
  readonly holder_latin?: string | undefined
}

/**
 * Bank and holder as a language reads them: in other languages than Korean the Latin name with the
 * Korean one behind it, as a bank's form may ask for either; the Korean one where there is no other.
 */
export function accountNames(account: Account, language: Language) {
  const { bank, holder, bank_english: bankEnglish, holder_latin: holderLatin } = account
  const named = (latin: string | undefined, korean: string) =>
    language !== 'ko' && latin && latin !== korean ? `${latin} (${korean})` : korean
  return { bank: named(bankEnglish, bank), holder: named(holderLatin, holder) }
}
