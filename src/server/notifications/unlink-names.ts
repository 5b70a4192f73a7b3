import type { MailNotification } from './mail-content.ts'

const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Breaks up everything that a mail program would turn into a link: a scheme, or words joined by
 * dots or an `@`. The inserted character is invisible; times and amounts stay intact. Source:
 * docs/rules.md NM-1.
 */
export const breakLinks = (text: string): string =>
  text.replace(/(?<=\S)[.．。｡@](?=\p{L})|:(?=\/)/gu, (sign) => `${sign}${ZERO_WIDTH_SPACE}`)

/** Returns the notification with customer text that cannot become a link, in plain text or HTML. */
export function unlinkNames<N extends MailNotification>(notification: N): N {
  const typed: Partial<Typed> & { readonly to: string } = notification
  const { name, customerName, title, deposit } = typed
  return {
    ...notification,
    ...(name && { name: breakLinks(name) }),
    ...(customerName && { customerName: breakLinks(customerName) }),
    ...(title && { title: breakLinks(title) }),
    ...(deposit && {
      deposit: { ...deposit, depositor_name: breakLinks(deposit.depositor_name) },
    }),
  }
}

/** Fields of notifications that customers type. */
interface Typed {
  readonly name: string
  readonly customerName: string
  readonly title: string
  readonly deposit: { readonly depositor_name: string } | null
}
