import type { Language } from '../languages/languages.ts'

interface Account {
  readonly bank: string
  readonly holder: string
  readonly bank_english?: string | undefined
  readonly holder_latin?: string | undefined
}

/**
 * Returns bank and account holder in the reader's language. Other languages than Korean show the
 * Latin name followed by the Korean one, since a bank form may ask for either; without a Latin
 * name, only the Korean one.
 */
export function accountNames(account: Account, language: Language) {
  const { bank, holder, bank_english: bankEnglish, holder_latin: holderLatin } = account
  const named = (latin: string | undefined, korean: string) =>
    language !== 'ko' && latin && latin !== korean ? `${latin} / ${korean}` : korean
  return { bank: named(bankEnglish, bank), holder: named(holderLatin, holder) }
}
