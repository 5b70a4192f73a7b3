import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import type { MemberProps } from './member-props.ts'
import { issuableCoupons, useIssueCoupon } from './member-queries.ts'
import { ReasonedDialog } from './reasoned-dialog.tsx'

export function CouponDialog({ member, onClose }: MemberProps & { readonly onClose: () => void }) {
  const labels = useAdminText().memberDetails.coupons
  const showToast = useToast()
  const coupons = useQuery(issuableCoupons)
  const give = useIssueCoupon(member.id)
  const [chosen, setChosen] = useState('')
  const [isTried, setIsTried] = useState(false)
  const coupon = coupons.data?.find(({ id }) => id === chosen)

  return (
    <ReasonedDialog
      title={labels.dialog(member.name || member.user_id)}
      submit={labels.submit}
      busy={give.isPending}
      problem={give.error}
      onClose={onClose}
      onTried={() => setIsTried(true)}
      onSubmit={(reason) =>
        coupon &&
        give.mutate(
          { coupon_id: coupon.id, reason },
          {
            onSuccess: () => {
              onClose()
              showToast(labels.done(coupon.name))
            },
          },
        )
      }
    >
      {coupons.isError ? (
        <LoadProblem query={coupons} />
      ) : (
        // Rendered before the coupons have loaded, because the dialog’s initial focus goes here.
        <Select
          label={labels.coupon}
          hint={coupons.data?.length === 0 ? labels.noneToGive : undefined}
          value={chosen}
          options={(coupons.data ?? []).map(({ id, name, code }) => ({
            value: id,
            label: `${name} (${code})`,
          }))}
          problem={isTried && !coupon ? labels.couponNeeded : null}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
    </ReasonedDialog>
  )
}
