import { useQueryClient } from '@tanstack/react-query'
import { changeMyNotifications, type MyNotifications } from '#contract/my-notifications.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { EditorForm } from '../editing/editor-form.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { MailAddress } from './mail-address.tsx'
import { myNotifications } from './notification-queries.ts'
import { bodyOf, draftOf, type NotificationField } from './notifications-draft.ts'
import { TimingTable } from './timing-table.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/**
 * Editor of the notification settings: address, timing of each occasion, and hour of the daily
 * summary.
 */
export function NotificationsEditor({ settings }: { readonly settings: MyNotifications }) {
  const labels = useAdminText().notifications
  const { time } = useFormat()
  const queries = useQueryClient()
  const showToast = useToast()
  const editing = useEditing<MyNotifications, NotificationField>({
    name: 'my-notifications',
    item: settings,
    draftOf,
    bodyOf,
    schema: changeMyNotifications.body,
    send: (body: ReturnType<typeof bodyOf>) => call(changeMyNotifications, { body }),
    onSaved(saved) {
      queries.setQueryData(myNotifications.queryKey, saved)
      showToast(labels.saved)
    },
  })

  return (
    <EditorForm
      editing={editing}
      title={labels.title}
      note={labels.note}
      draftOf={draftOf}
      fieldLabels={{ fields: { ...labels.occasions, summary_hour: labels.hour }, texts: {} }}
    >
      <MailAddress settings={settings} />
      <TimingTable editing={editing} />
      <div className="sm:max-w-80">
        <Select
          label={labels.hour}
          hint={labels.hourHint}
          placeholder={false}
          options={HOURS.map((hour) => ({ value: String(hour), label: time(atHour(hour)) }))}
          {...editing.input('summary_hour')}
        />
      </div>
    </EditorForm>
  )
}

/** Returns a date at that hour in Seoul, for formatting. */
const atHour = (hour: number) => new Date(Date.UTC(2026, 0, 2, hour - 9))
