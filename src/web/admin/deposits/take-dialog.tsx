import { useId, useState } from 'react'
import { MOST_BANK_ROWS } from '#contract/bank-rows.ts'
import { readStatement } from '#domain/payments/bank-statement.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useTakeRows } from './deposit-queries.ts'
import { readBankFile, type Statement } from './read-bank-file.ts'

const SHOWN = 5

/** Pasted or from a file: what was understood stands there before anything is taken. */
export function TakeDialog({ onClose }: { readonly onClose: () => void }) {
  const { deposits, writeFailed } = useAdminText()
  const words = deposits.take
  const ui = useText().ui
  const { number } = useFormat()
  const say = useToast()
  const fileId = useId()
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<Statement | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const send = useTakeRows()
  const count = read?.rows.length ?? 0
  const isTooMany = count > MOST_BANK_ROWS

  function show(statement: Statement | null) {
    setIsUnreadable(statement === null)
    setRead(statement)
  }

  function submit() {
    if (!read || count === 0 || isTooMany || send.isPending) return
    const rows = read.rows.map(({ amount, depositor, receivedAt }) => ({
      amount,
      depositor,
      received_at: receivedAt.toISOString(),
    }))
    send.mutate(
      { rows },
      {
        onSuccess: ({ added, known }) => {
          onClose()
          say(words.done(number(added), number(known)))
        },
      },
    )
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      width="text"
      title={words.title}
      description={words.text}
      send={words.submit(number(count))}
      disabled={count === 0 || isTooMany}
      keep={ui.cancel}
      busy={send.isPending}
      onSubmit={submit}
    >
      <TextArea
        rows={5}
        optional
        label={words.paste}
        value={typed}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          show(target.value.trim() === '' ? { rows: [], skipped: [] } : readStatement(target.value))
        }}
      />
      <div>
        <label htmlFor={fileId} className="block text-small text-muted">
          {words.file}
        </label>
        <input
          id={fileId}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xls"
          className="mt-1 min-h-touch w-full text-small file:mr-4 file:min-h-touch file:border file:border-ink file:bg-transparent file:px-4 file:font-strong"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void readBankFile(file).then(show)
          }}
        />
      </div>
      <div aria-live="polite" className="space-y-3 text-small">
        {isUnreadable && <Problem>{words.unreadable}</Problem>}
        {isTooMany && <Problem>{words.tooMany(number(MOST_BANK_ROWS))}</Problem>}
        {read && count === 0 && read.skipped.length > 0 && <Problem>{words.nothing}</Problem>}
        {read && count > 0 && <Understood statement={read} />}
      </div>
      {send.isError && <Problem>{send.error.words ?? writeFailed}</Problem>}
    </FormDialog>
  )
}

function Understood({ statement: { rows, skipped } }: { readonly statement: Statement }) {
  const words = useAdminText().deposits.take
  const { number, won, dateTime } = useFormat()

  return (
    <>
      <p className="font-strong">{words.read(number(rows.length))}</p>
      {skipped.length > 0 && <p className="text-muted">{words.skipped(number(skipped.length))}</p>}
      <ul>
        {rows.slice(0, SHOWN).map(({ amount, depositor, receivedAt }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: alike rows may follow each other, and none moves
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-sand py-1.5"
          >
            <span className="truncate">{depositor}</span>
            <span className="figures text-right">{won(amount)}</span>
            <span className="text-tiny text-muted">{dateTime(receivedAt)}</span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p className="text-muted">…</p>}
    </>
  )
}
