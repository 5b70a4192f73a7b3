import { redirect } from 'react-router'

/**
 * The root and every address that no other route knows lead to the login page, and are nothing for
 * search engines to keep. Source: NAV-01.
 */
export function loader(): never {
  throw redirect('/login', { headers: { 'x-robots-tag': 'noindex' } })
}

export default function UnknownPage() {
  return null
}
