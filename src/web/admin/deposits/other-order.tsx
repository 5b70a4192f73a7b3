import { type SubmitEvent, useState } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import type { BankRowProps } from './bank-row-detail.tsx'
import { useConfirmRow } from './deposit-queries.ts'

/** An order that the names do not lead to, by its number. */
export function OtherOrder({ row, onDone }: BankRowProps) {
  const { deposits, writeFailed } = useAdminText()
  const words = deposits.detail
  const { won } = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const send = useConfirmRow(row.id)
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const number = typed.trim().toUpperCase()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (number === '') return
    if (!(await confirm(words.question(number, won(row.amount)), { ok: words.confirm }))) return
    send.mutate(number, {
      onSuccess: ({ became }) => {
        say(words.confirmed(number, deposits.became[became]))
        onDone()
      },
    })
  }

  return (
    <Part title={words.other}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.otherNumber}
          autoComplete="off"
          value={typed}
          problem={
            isTried && number === ''
              ? words.otherNeeded
              : send.isError
                ? (send.error.words ?? writeFailed)
                : null
          }
          onChange={({ target }) => setTyped(target.value)}
          action={
            <Button type="submit" kind="secondary" size="small" busy={send.isPending}>
              {words.otherSubmit}
            </Button>
          }
        />
      </form>
    </Part>
  )
}
