import { useText } from '#web/language/use-text.ts'
import { BackLink } from '#web/ui/back-link.tsx'

/** Links from a full page back to its section of the landing page. Source: LND-01. */
export function BackToSection({ name }: { readonly name: string }) {
  const text = useText().layout
  return <BackLink to={`/user#${name}`}>{text.backToLanding}</BackLink>
}
