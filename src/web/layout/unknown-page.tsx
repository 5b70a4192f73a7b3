import { redirect } from 'react-router'

/** Redirects the root and every unknown address to the login page, not indexed. Source: NAV-01. */
export function loader(): never {
  throw redirect('/login', { headers: { 'x-robots-tag': 'noindex' } })
}

export default function UnknownPage() {
  return null
}
