import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { Coupon } from './definition-kind.ts'
import { IssueDialog } from './issue-dialog.tsx'

/** Button that opens the dialog for issuing a coupon. */
export function IssueButton({ coupon }: { readonly coupon: Coupon }) {
  const labels = useAdminText().promotions.issue
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      <IssueDialog coupon={coupon} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
