import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook

/** A link that looks like a button; it only navigates. */
export function ButtonLink({ kind, size, wide, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass({ kind, size, wide })} />
}
