import type { AdminOrder } from '#contract/admin-orders.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLine } from './fact-line.tsx'

interface ChargeFactProps {
  readonly charge: AdminOrder['account']['charges'][number]
}

/** Shows a charge or a reduction, with the administrator’s reason. */
export function ChargeFact({ charge }: ChargeFactProps) {
  const { charges } = useAdminText().account
  return (
    <FactLine label={charges[charge.kind]} at={charge.at} amount={charge.amount}>
      {charge.reason && <p className="text-muted wrap-anywhere">{charge.reason}</p>}
    </FactLine>
  )
}
