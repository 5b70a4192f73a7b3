import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'

/** Tells a guest what an order uses of them. It needs no consent: a contract is carried out with it. */
export function PrivacyNote() {
  const text = useText().ordering.privacy
  return (
    <p className="pb-4 text-small text-muted">
      {text.note}{' '}
      <Link to="/policies/privacy" target="_blank" className="reach underline">
        {text.link}
      </Link>
    </p>
  )
}
