import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { Problem } from '#web/ui/problem.tsx'
import {
  type CardToSave,
  findSavedCard,
  removeSavedCard,
  saveCard,
  savedCardAddress,
} from './saved-card.ts'
import { useReportText } from './use-report-text.ts'

/** Below a card: keeps it on this device, opens the kept one or removes it; or that none can be kept. */
export function SaveCard(card: CardToSave) {
  const text = useReportText().screens.savedCard
  const queries = useQueryClient()
  const { sheet } = card
  const queryKey = ['saved-card', sheet.diagnosis_number, sheet.version]
  const kept = useQuery({ queryKey, queryFn: () => findSavedCard(card), retry: false })
  const found = () => queries.invalidateQueries({ queryKey })
  const keep = useMutation({ mutationFn: () => saveCard(card), onSettled: found })
  const remove = useMutation({ mutationFn: () => removeSavedCard(sheet), onSettled: found })
  const isFull = keep.error?.name === 'QuotaExceededError'

  if (kept.isPending) return null
  const cannotKeep = typeof kept.data !== 'boolean'
  return (
    <div
      data-print="none"
      className="mx-auto mb-16 max-w-(--container-column) border-y border-sand py-2 text-small"
    >
      {cannotKeep && <p className="py-2 text-muted">{text.unsupported}</p>}
      {!cannotKeep && (
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p role="status" className="text-muted">
            {kept.data ? text.done : text.why}
          </p>
          {kept.data ? (
            <span className="flex flex-wrap gap-x-6">
              <a href={savedCardAddress(sheet)} className={buttonClass({ kind: 'quiet' })}>
                {text.open}
              </a>
              <Button
                kind="quiet"
                size="small"
                busy={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {text.remove}
              </Button>
            </span>
          ) : (
            <Button kind="quiet" size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
              {text.keep}
            </Button>
          )}
        </div>
      )}
      {keep.isError && (
        <div className="mt-2">
          <Problem>{isFull ? text.noRoom : text.failed}</Problem>
        </div>
      )}
    </div>
  )
}
