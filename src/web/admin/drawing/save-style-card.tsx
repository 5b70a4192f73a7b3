import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useListCache } from '../content/content-items.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useReaderLanguage } from '../text-blocks/reader-language.ts'
import { type TextBlock, textBlockKind } from '../text-blocks/text-block-kind.ts'

interface SaveStyleCardProps {
  readonly drawing: StyleChoices
  /** As the sheet says it, in the language of its reader. */
  readonly name: string
  readonly description: string
}

/** Stores a style of a sheet as a card for the next ones, with its labels in the reader's language. */
export function SaveStyleCard(props: SaveStyleCardProps) {
  const text = useAdminText().drawing
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {text.saveCard}
      </Button>
      {isOpen && <SaveStyleCardDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function SaveStyleCardDialog(props: SaveStyleCardProps & { readonly onClose: () => void }) {
  const { drawing, name, description, onClose } = props
  const { drawing: text, editing, writeFailed } = useAdminText()
  const language = useReaderLanguage()
  const showToast = useToast()
  const known = useListCache<TextBlock>(textBlockKind.key)
  const isKorean = language === 'ko'
  const [title, setTitle] = useState(isKorean ? name : '')
  const [labels, setWords] = useState(isKorean ? description : '')
  const [isTried, setTried] = useState(false)
  const missing = (value: string) =>
    isTried && value.trim() === '' ? editing.problems.needed : null
  const own = { title: name.trim(), text: description.trim() }
  const translations = !isKorean && own.title && own.text ? { [language]: own } : {}

  const keeping = useMutation<TextBlock, ApiRefusal>({
    mutationFn: () =>
      call(adminTextBlocks.create, {
        body: { use: 'STYLE', drawing, title, text: labels, translations },
      }),
    onSuccess(block) {
      known.refetch()
      showToast(text.saved(block.title))
      onClose()
    },
  })

  function send() {
    setTried(true)
    if (title.trim() && labels.trim()) keeping.mutate()
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={text.cardTitle}
      description={text.cardHint}
      send={text.cardSubmit}
      busy={keeping.isPending}
      onSubmit={send}
    >
      <TextField
        label={text.cardName}
        name="title"
        lang="ko"
        value={title}
        problem={missing(title)}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={text.cardText}
        name="text"
        lang="ko"
        rows={4}
        value={labels}
        problem={missing(labels)}
        onChange={({ target }) => setWords(target.value)}
      />
      {keeping.isError && <Problem>{writeFailed}</Problem>}
    </FormDialog>
  )
}
