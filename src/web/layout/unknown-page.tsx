import { redirect } from 'react-router'

/** The root and every address that no other route knows lead to the login page. Source: NAV-01. */
export function loader(): never {
  throw redirect('/login')
}

export default function UnknownPage() {
  return null
}
