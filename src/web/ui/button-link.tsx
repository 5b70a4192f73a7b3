import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook

/** A link that looks like a button; it only navigates. Left out on paper. */
export function ButtonLink({ kind, size, wide, ...link }: ButtonLinkProps) {
  return <Link data-print="none" {...link} className={buttonClass({ kind, size, wide })} />
}
