import type { MailNotice } from './letter-content.ts'

const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Breaks up everything that a mail program would turn into a link: a scheme, or words joined by
 * dots or an `@`. The inserted character is invisible; times and amounts stay intact. Source:
 * docs/rules.md NM-1.
 */
export const unlinked = (text: string): string =>
  text.replace(/(?<=\S)[.．。｡@](?=\p{L})|:(?=\/)/gu, (sign) => `${sign}${ZERO_WIDTH_SPACE}`)

/** Returns the notice with customer text that cannot become a link, in plain text or HTML. */
export function unlinkNames<N extends MailNotice>(notice: N): N {
  const { name, customerName, title, deposit } = notice as Partial<Typed>
  return {
    ...notice,
    ...(name && { name: unlinked(name) }),
    ...(customerName && { customerName: unlinked(customerName) }),
    ...(title && { title: unlinked(title) }),
    ...(deposit && {
      deposit: { ...deposit, depositor_name: unlinked(deposit.depositor_name) },
    }),
  }
}

/** Fields of notices that customers type. */
interface Typed {
  readonly name: string
  readonly customerName: string
  readonly title: string
  readonly deposit: { readonly depositor_name: string } | null
}
