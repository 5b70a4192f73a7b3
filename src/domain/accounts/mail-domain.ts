import { isOneOf } from '#domain/collections/lists.ts'

/** The most common mail providers of customers in Korea, Vietnam and elsewhere. */
const commonDomains = [
  'naver.com',
  'daum.net',
  'hanmail.net',
  'kakao.com',
  'nate.com',
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.com.vn',
] as const

/** Real providers whose names are close to a common one. No correction is suggested for them. */
const otherDomains: ReadonlySet<string> = new Set([
  'mail.com',
  'email.com',
  'gmx.com',
  'ymail.com',
  'rocketmail.com',
  'googlemail.com',
  'live.com',
  'msn.com',
  'me.com',
  'mac.com',
  'aol.com',
  'zoho.com',
  'hanmail.com',
  'hanmir.com',
  'kao.com',
  'korea.com',
  'navercorp.com',
  'kakaocorp.com',
  'yahoo.co.kr',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'yahoo.com.au',
  'yahoo.com.br',
  'yahoo.com.sg',
  'yahoo.com.tw',
  'yahoo.com.hk',
  'yahoo.com.ph',
  'yahoo.com.my',
  'yahoo.ca',
  'yahoo.fr',
  'yahoo.de',
  'yahoo.it',
  'yahoo.es',
  'outlook.kr',
  'outlook.jp',
  'outlook.fr',
  'outlook.de',
  'outlook.sg',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.de',
  'hotmail.es',
  'hotmail.co.uk',
])

const MAX_EDITS = 2

/**
 * Returns the domain that was probably meant when the domain of a common provider is mistyped by
 * one or two letters (`gmial.com` → `gmail.com`), or null. Only for a suggestion: no address is
 * refused.
 */
export function suggestMailDomain(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || isKnown(domain)) return null

  const [nearest] = commonDomains
    .map((common) => ({ common, edits: editsBetween(domain, common) }))
    .filter(({ common, edits }) => isLikely(domain, common, edits))
    .sort((a, b) => a.edits - b.edits)
  return nearest?.common ?? null
}

const isKnown = (domain: string) => otherDomains.has(domain) || isOneOf(commonDomains, domain)

/**
 * Whether a typing error is likely. Not for a different first letter (`date.com`) or two edits of a
 * short name: these are other words.
 */
function isLikely(domain: string, common: string, edits: number): boolean {
  const begins = domain[0] === common[0] || (domain[0] === common[1] && domain[1] === common[0])
  return begins && edits <= (common.indexOf('.') < SHORT_NAME ? 1 : MAX_EDITS)
}

const SHORT_NAME = 5

/** Counts inserted, deleted, replaced and swapped letters (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row += 1) {
    const above = rows[row - 1] ?? []
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(current)
  }
  return rows[a.length]?.[b.length] ?? 0
}
