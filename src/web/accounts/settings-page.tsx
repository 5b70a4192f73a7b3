import type { LoaderFunctionArgs } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import { loadTitle } from '#web/layout/page-title.ts'
import { useSessionNeeded } from '#web/orders/use-session-needed.ts'
import { Page, Section } from '#web/ui/page.tsx'
import { SessionList } from './session-list.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ ownAccount }) => ownAccount.settings.title)

/** Language and signed-in devices. Source: MYP-04. */
export default function SettingsPage() {
  const text = useText().ownAccount.settings
  const session = useSessionNeeded()

  return (
    <Page title={text.title} width="column">
      <Section title={text.language} hint={text.languageHint} first>
        <LanguageSwitch />
      </Section>
      <Section title={text.sessions} hint={text.sessionsHint}>
        {session && <SessionList />}
      </Section>
    </Page>
  )
}
