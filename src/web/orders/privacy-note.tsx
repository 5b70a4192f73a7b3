import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'

/** Tells guests which data an order uses. No consent is needed, since the contract requires them. */
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
