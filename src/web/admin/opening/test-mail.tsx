import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useTestMail } from './opening-queries.ts'

/** Sends a mail to whoever presses, and says what really became of it. */
export function TestMail() {
  const text = useAdminText().opening.test
  const { mutate, isPending, data, error } = useTestMail()

  return (
    <div>
      <Button kind="quiet" size="small" busy={isPending} onClick={() => mutate()}>
        {text.send}
      </Button>
      <div aria-live="polite" className="text-small wrap-anywhere">
        {data?.outcome === 'sent' && <p className="mt-2 text-moss">{text.sent(data.to)}</p>}
        {data?.outcome === 'kept' && <p className="mt-2">{text.kept}</p>}
        {data?.outcome === 'refused' && (
          <p className="mt-2 text-clay">
            {text.refused(data.to)}{' '}
            <code lang="en" className="block">
              {data.reason}
            </code>
          </p>
        )}
        {error && <p className="mt-2 text-clay">{error.words ?? text.failed}</p>}
      </div>
    </div>
  )
}
