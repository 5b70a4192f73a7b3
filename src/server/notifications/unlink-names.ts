import type { MailNotice } from './letter.ts'

const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Breaks up whatever a mail program would make a link of: a scheme, or words joined by dots or an
 * `@`. What is put between is invisible; times and amounts stay whole. Source: docs/rules.md NM-1.
 */
export const unlinked = (text: string): string =>
  text.replace(/(?<=\S)[.．。｡@](?=\p{L})|:(?=\/)/gu, (sign) => `${sign}${ZERO_WIDTH_SPACE}`)

/** A notice in which nothing that a customer typed becomes a link, as text or as HTML. */
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

/** The parts of notices that customers type. */
interface Typed {
  readonly name: string
  readonly customerName: string
  readonly title: string
  readonly deposit: { readonly depositor_name: string } | null
}
