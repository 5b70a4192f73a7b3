import type { LoaderFunctionArgs } from 'react-router'
import { isStaffRole } from '#domain/accounts/roles.ts'
import { useSession } from '#web/api/session.ts'
import { MemberText, useMemberText } from '#web/language/member-text.tsx'
import { useText } from '#web/language/use-text.ts'
import { LanguageSwitch } from '#web/layout/language-switch.tsx'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ConsentList } from './consent-list.tsx'
import { LoginList } from './login-list.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { SessionList } from './session-list.tsx'
import { useFactorText } from './use-factor-text.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ ownAccount }) => ownAccount.settings.title,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/** Language, logins, consents and signed-in devices. Source: MYP-04. */
export default function SettingsPage() {
  const text = useText().ownAccount.settings
  const session = useSession()

  return (
    <Page title={text.title} width="column">
      <Section title={text.language} hint={text.languageHint} first>
        <div className="-ml-2.5">
          <LanguageSwitch />
        </div>
      </Section>
      <MemberText skeleton={<SkeletonRows rows={6} />}>
        {session ? (
          <OwnSettings isStaff={isStaffRole(session.user.role)} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </MemberText>
    </Page>
  )
}

function OwnSettings({ isStaff }: { readonly isStaff: boolean }) {
  const { logins, consents, devices } = useMemberText().settings
  const { passkeys, staff } = useFactorText()

  return (
    <>
      <Section title={logins.title} hint={logins.hint}>
        <LoginList />
      </Section>
      {isStaff ? (
        <Section title={staff.link} hint={staff.linkHint}>
          <ButtonLink kind="secondary" to="/second-factor">
            {staff.open}
          </ButtonLink>
        </Section>
      ) : (
        <Section title={passkeys.title} hint={passkeys.hint}>
          <PasskeyList />
        </Section>
      )}
      <Section title={consents.title} hint={consents.hint}>
        <ConsentList />
      </Section>
      <Section title={devices.title} hint={devices.hint}>
        <SessionList />
      </Section>
    </>
  )
}
