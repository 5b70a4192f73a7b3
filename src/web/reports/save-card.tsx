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

/** Saves the card on this device, opens or removes the saved one; says so if saving is impossible. */
export function SaveCard(card: CardToSave) {
  const text = useReportText().screens.savedCard
  const queries = useQueryClient()
  const { report } = card
  const queryKey = ['saved-card', report.diagnosis_number, report.version]
  const savedCard = useQuery({ queryKey, queryFn: () => findSavedCard(card), retry: false })
  const found = () => queries.invalidateQueries({ queryKey })
  const save = useMutation({ mutationFn: () => saveCard(card), onSettled: found })
  const remove = useMutation({ mutationFn: () => removeSavedCard(report), onSettled: found })
  const isFull = save.error?.name === 'QuotaExceededError'

  if (savedCard.isPending) return null
  const isUnsupported = typeof savedCard.data !== 'boolean'
  return (
    <div
      data-print="none"
      className="mx-auto mb-16 max-w-(--container-column) border-y border-sand py-2 text-small"
    >
      {isUnsupported && <p className="py-2 text-muted">{text.unsupported}</p>}
      {!isUnsupported && (
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p role="status" className="text-muted">
            {savedCard.data ? text.done : text.why}
          </p>
          {savedCard.data ? (
            <span className="flex flex-wrap gap-x-6">
              <a href={savedCardAddress(report)} className={buttonClass({ kind: 'quiet' })}>
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
            <Button kind="quiet" size="small" busy={save.isPending} onClick={() => save.mutate()}>
              {text.keep}
            </Button>
          )}
        </div>
      )}
      {save.isError && (
        <div className="mt-2">
          <Problem>{isFull ? text.noRoom : text.failed}</Problem>
        </div>
      )}
    </div>
  )
}
