import { type ConfirmableItem, confirmOpening, type Opening } from '#contract/opening.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { useConfirmOpening } from './opening-queries.ts'

interface ConfirmItemProps extends Pick<Opening, 'confirmations'> {
  readonly item: ConfirmableItem
  readonly label: string
  readonly isDone: boolean
}

/** Lets the owner confirm an item; then shows who confirmed it and when, with Undo. */
export function ConfirmItem({ item, label, isDone, confirmations }: ConfirmItemProps) {
  const text = useAdminText()
  const { date } = useFormat()
  const confirming = useConfirmOpening()
  const confirmed = confirmations.find((each) => each.item === item)
  if (isDone && !confirmed) return null
  const press = () => confirming.mutate({ item, isDone: !confirmed })

  return (
    <>
      {confirmed && (
        <span className="text-muted">
          {text.opening.confirmedBy(confirmed.by, date(confirmed.at))}
        </span>
      )}
      <Allowed call={confirmOpening}>
        <Button kind="quiet" size="small" busy={confirming.isPending} onClick={press}>
          {confirmed ? text.opening.undo : label}
        </Button>
      </Allowed>
      {confirming.error && (
        <span role="alert" className="text-clay">
          {confirming.error.serverMessage ?? text.writeFailed}
        </span>
      )}
    </>
  )
}
