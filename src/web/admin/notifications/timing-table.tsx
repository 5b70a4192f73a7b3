import { type AdminOccasion, mailTimings, occasionsOf } from '#domain/notifications/admin-mails.ts'
import type { Draft } from '../editing/draft.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useRole } from '../frame/role.tsx'
import type { NotificationField } from './notifications-draft.ts'

const COLUMNS = 'sm:grid sm:grid-cols-[minmax(0,1fr)_repeat(3,6.5rem)]'

interface TimingTableProps {
  readonly editing: {
    readonly draft: Draft<NotificationField>
    readonly set: (name: NotificationField, value: string) => void
  }
}

/** Chooses the timing of each occasion: a table, on a phone a card per occasion. */
export function TimingTable({ editing }: TimingTableProps) {
  const labels = useAdminText().notifications

  return (
    <section aria-label={labels.timingTitle}>
      <h3 className="font-strong">{labels.timingTitle}</h3>
      <p className="pt-0.5 pb-3 text-small text-muted">{labels.gathered}</p>
      <div aria-hidden="true" className={`hidden border-b border-ink pb-2 ${COLUMNS}`}>
        {mailTimings.map((timing, at) => (
          <span
            key={timing}
            className={`text-center text-small text-muted ${at === 0 ? 'col-start-2' : ''}`}
          >
            {labels.timings[timing]}
          </span>
        ))}
      </div>
      {occasionsOf(useRole()).map((occasion) => (
        <Row key={occasion} occasion={occasion} editing={editing} />
      ))}
    </section>
  )
}

function Row({ occasion, editing }: TimingTableProps & { readonly occasion: AdminOccasion }) {
  const labels = useAdminText().notifications
  const hint = labels.hints[occasion]
  const hintId = `${occasion}-hint`

  return (
    <fieldset
      aria-describedby={hint ? hintId : undefined}
      className={`border-b border-sand py-3 sm:items-center sm:py-1 ${COLUMNS}`}
    >
      <legend className="float-left w-full">{labels.occasions[occasion]}</legend>
      {hint && (
        <p
          id={hintId}
          className="clear-left text-tiny text-muted sm:row-start-2 sm:-mt-2 sm:pb-1.5"
        >
          {hint}
        </p>
      )}
      <div className="clear-left grid grid-cols-3 pt-1 sm:contents">
        {mailTimings.map((timing, at) => (
          <label
            key={timing}
            className={`flex min-h-touch items-center gap-2 text-small sm:row-start-1 sm:justify-center ${['sm:col-start-2', 'sm:col-start-3', 'sm:col-start-4'][at]}`}
          >
            <input
              type="radio"
              name={occasion}
              value={timing}
              checked={editing.draft[occasion] === timing}
              onChange={() => editing.set(occasion, timing)}
              className="size-5 shrink-0 appearance-none rounded-full border border-control checked:border-[6px] checked:border-ink"
            />
            <span className="sm:sr-only">{labels.timings[timing]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
