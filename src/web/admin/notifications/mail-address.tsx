import type { MyNotifications } from '#contract/my-notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { useTestMail } from './notification-queries.ts'

/** Where the mails go, whether they leave at all, and a mail to try it. */
export function MailAddress({ settings }: { readonly settings: MyNotifications }) {
  const words = useAdminText().notifications
  const { email, delivers_mail } = settings

  return (
    <section className="space-y-4">
      {!delivers_mail && (
        <div className="border-l-2 border-clay pl-3 text-small">
          <p>{words.noMail}</p>
          <FactLink to="/admin/outbox">{words.toOutbox}</FactLink>
        </div>
      )}
      <DefinitionList items={[{ term: words.to, value: <Address email={email} /> }]} />
      {email !== '' && <TestMail />}
    </section>
  )
}

/** An installation that named no address has one of an example. */
function Address({ email }: { readonly email: string }) {
  const words = useAdminText().notifications
  if (email === '') return words.noAddress
  return (
    <>
      <span className="break-all">{email}</span>
      <span className="block text-small text-muted">{words.inYourLanguage}</span>
      {/@example\.(com|org|net)$/.test(email) && (
        <span className="block text-small text-clay">{words.exampleAddress}</span>
      )}
    </>
  )
}

function TestMail() {
  const words = useAdminText().notifications.test
  const sending = useTestMail()
  const { data: outcome } = sending

  return (
    <div>
      <Button
        kind="secondary"
        size="small"
        busy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {words.send}
      </Button>
      <div role="status" className="text-small empty:hidden [&>*]:pt-2">
        {outcome && !sending.isPending && (
          <>
            <p className={outcome.status === 'SENT' ? '' : 'text-clay'}>{saidOf(outcome, words)}</p>
            {outcome.error && (
              <p className="text-muted break-words">{words.reason(outcome.error)}</p>
            )}
          </>
        )}
      </div>
      {sending.error && <Problem>{sending.error.words ?? words.failed}</Problem>}
    </div>
  )
}

type Outcome = NonNullable<ReturnType<typeof useTestMail>['data']>
type Words = ReturnType<typeof useAdminText>['notifications']['test']

function saidOf({ status, to }: Outcome, words: Words): string {
  if (status === 'SENT') return words.sent(to)
  return status === 'KEPT' ? words.kept : words.queued(to)
}
