import { useState } from 'react'
import { isOneOf } from '#domain/collections/lists.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { isReasonFor, photoReasons } from '#domain/surveys/photo-requests.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { useAskForPhoto } from './photo-changes.ts'
import type { PhotoPlace } from './use-photo-places.ts'

interface AskPhotoDialogProps {
  readonly orderNumber: string
  /** Name of the customer. */
  readonly name: string
  /** The place that is asked for; null while the dialog is closed. */
  readonly place: PhotoPlace | null
  readonly onClose: () => void
}

/** Asks for the reason why the customer should send a photo; both go to the customer. */
export function AskPhotoDialog({ orderNumber, name, place, onClose }: AskPhotoDialogProps) {
  const text = useAdminText()
  const labels = text.photos.ask
  const showToast = useToast()
  const [chosen, setReason] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [isTried, setIsTried] = useState(false)
  const send = useAskForPhoto(orderNumber, () => {
    close()
    showToast(labels.done)
  })
  const isThere = place?.image != null
  const reasons = photoReasons.filter((reason) => isReasonFor(reason, isThere))
  const reason = isThere ? chosen : (chosen ?? 'MISSING')
  const length = [...words.trim()].length
  const isWordsGood = length <= textLengths.photoRequest && (reason !== 'OTHER' || length > 0)

  function close() {
    setReason(null)
    setWords('')
    setIsTried(false)
    onClose()
  }
  function submit() {
    setIsTried(true)
    if (!place || reason === null || !isOneOf(photoReasons, reason) || !isWordsGood) return
    send.mutate({
      photo_id: place.image?.id ?? null,
      name: place.name,
      reason,
      words: words.trim() || null,
    })
  }

  return (
    <FormDialog
      open={place !== null}
      onClose={clearErrorAnd(send, close)}
      title={labels.title(place?.label ?? '')}
      description={labels.text(name)}
      send={labels.submit}
      keep={text.order.moves.keep}
      busy={send.isPending}
      onSubmit={submit}
    >
      <RadioGroup
        legend={labels.reason}
        options={reasons.map((value) => ({ value, label: text.photos.reasons[value] }))}
        value={reason}
        onChange={setReason}
        problem={isTried && reason === null ? labels.reasonNeeded : null}
      />
      <TextArea
        rows={3}
        label={labels.words}
        hint={labels.wordsHint}
        optional={reason !== 'OTHER'}
        limit={textLengths.photoRequest}
        value={words}
        problem={isTried && !isWordsGood ? labels.wordsNeeded : null}
        onChange={({ target }) => setWords(target.value)}
      />
      {send.isError && <Problem>{send.error.serverMessage ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}
