import { useState } from 'react'
import { adjustPoints } from '#contract/points.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { ActivityList } from './member-activity.tsx'
import type { MemberProps } from './member-props.ts'
import { PointsDialog } from './points-dialog.tsx'

/** Shows a member’s points balance and history, with a button to adjust it. */
export function MemberPoints({ member }: MemberProps) {
  const labels = useAdminText().memberDetails.points
  const { points, date } = useFormat()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const { balance, expiring_soon, items } = member.points

  return (
    <>
      <ActivityList
        labels={labels}
        total={member.points.total}
        lines={items.map((row) => ({
          key: `${row.created_at} ${row.reason} ${row.amount}`,
          main: row.note ?? row.reason_label,
          end: [
            `${row.amount > 0 ? '+' : ''}${points(row.amount)}`,
            row.expires_at && row.amount > 0
              ? labels.expires(date(row.expires_at))
              : date(row.created_at),
          ].join(' · '),
        }))}
      />
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-6 pb-2 text-small">
        <p>
          <strong>{labels.balance(points(balance))}</strong>
          {expiring_soon > 0 && (
            <span className="block text-tiny text-muted">
              {labels.expiring(points(expiring_soon))}
            </span>
          )}
        </p>
        {!member.is_withdrawn && may(adjustPoints) && (
          <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
            {labels.open}
          </Button>
        )}
      </div>
      {isOpen && <PointsDialog member={member} onClose={() => setIsOpen(false)} />}
    </>
  )
}
