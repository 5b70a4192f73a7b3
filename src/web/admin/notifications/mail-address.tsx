import type { MyNotifications } from '#contract/my-notifications.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { ChangeAddress } from './change-address.tsx'
import { TestMail } from './test-mail.tsx'

/**
 * Shows where notifications are sent and whether email is connected, with a button for a test
 * email.
 */
export function MailAddress({ settings }: { readonly settings: MyNotifications }) {
  const labels = useAdminText().notifications
  const { email, delivers_mail } = settings

  return (
    <section className="space-y-4">
      {!delivers_mail && (
        <div className="border-l-2 border-clay pl-3 text-small">
          <p>{labels.noMail}</p>
          <FactLink to="/admin/outbox">{labels.toOutbox}</FactLink>
        </div>
      )}
      <DefinitionList items={[{ term: labels.to, value: <Address email={email} /> }]} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {email !== '' && <TestMail kind="secondary" />}
        <ChangeAddress />
      </div>
    </section>
  )
}

/** Warns if the address is an example, as in a new installation without a configured address. */
function Address({ email }: { readonly email: string }) {
  const labels = useAdminText().notifications
  if (email === '') return labels.noAddress
  return (
    <>
      <span className="break-all">{email}</span>
      <span className="block text-small text-muted">{labels.inYourLanguage}</span>
      {/@example\.(com|org|net)$/.test(email) && (
        <span className="block text-small text-clay">{labels.exampleAddress}</span>
      )}
    </>
  )
}
