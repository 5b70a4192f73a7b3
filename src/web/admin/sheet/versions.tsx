import type { SheetDraft } from '#contract/reports.ts'
import { useFormat } from '#web/language/use-format.ts'
import { reportAddress } from '#web/orders/order-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

/** What the customer was sent and when, newest first, and the way to what they see. */
export function Versions({ draft }: { readonly draft: SheetDraft }) {
  const text = useAdminText().sheet
  const format = useFormat()
  const versions = draft.versions.toSorted((a, b) => b.version - a.version)

  return (
    <Part level={2} title={text.versions}>
      {versions.length === 0 && <p className="text-small text-muted">{text.noVersions}</p>}
      <ol className="text-small">
        {versions.map(({ version, published_at, published_by }) => (
          <li key={version} className="flex justify-between gap-4 py-1">
            <span>{text.version(format.number(version))}</span>
            <span className="text-right text-muted">
              {format.dateTime(published_at)} · {published_by}
            </span>
          </li>
        ))}
      </ol>
      {versions.length > 0 && draft.report_id && (
        <ButtonLink kind="quiet" size="small" target="_blank" to={reportAddress(draft.report_id)}>
          {text.customerPage}
        </ButtonLink>
      )}
    </Part>
  )
}
