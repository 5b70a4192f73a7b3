import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { ScrollIntoView } from '#web/ui/scroll-into-view.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useTestMail } from './notification-queries.ts'

/** Sends a test email to the current administrator and reports the result. */
export function TestMail({ kind }: Pick<ButtonLook, 'kind'>) {
  const text = useAdminText().notifications.test
  const { mutate, isPending, data, error } = useTestMail()

  return (
    <div>
      <Button kind={kind} size="small" busy={isPending} onClick={() => mutate()}>
        {text.send}
      </Button>
      <div aria-live="polite" className="text-small wrap-anywhere [&_p]:pt-2">
        {(data || error) && (
          <ScrollIntoView>
            {data?.outcome === 'sent' && <p className="text-moss">{text.sent(data.to)}</p>}
            {data?.outcome === 'kept' && <p className="text-clay">{text.stored}</p>}
            {data?.outcome === 'refused' && (
              <p className="text-clay">
                {text.refused(data.to)}{' '}
                <code lang="en" className="block">
                  {data.reason}
                </code>
              </p>
            )}
            {error && <p className="text-clay">{error.serverMessage ?? text.failed}</p>}
          </ScrollIntoView>
        )}
      </div>
    </div>
  )
}
