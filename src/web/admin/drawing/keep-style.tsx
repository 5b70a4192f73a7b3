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
import { useKnown } from '../content/kept.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useReaderLanguage } from '../text-blocks/reader-language.ts'
import { type TextBlock, textBlockKind } from '../text-blocks/text-block-kind.ts'

interface KeepStyleProps {
  readonly drawing: StyleChoices
  /** As the sheet says it, in the language of its reader. */
  readonly name: string
  readonly description: string
}

/** Stores a style of a sheet as a card for the next ones, with its words in the reader's language. */
export function KeepStyle(props: KeepStyleProps) {
  const text = useAdminText().drawing
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {text.keep}
      </Button>
      {isOpen && <KeepDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function KeepDialog(props: KeepStyleProps & { readonly onClose: () => void }) {
  const { drawing, name, description, onClose } = props
  const { drawing: text, editing, writeFailed } = useAdminText()
  const language = useReaderLanguage()
  const say = useToast()
  const known = useKnown<TextBlock>(textBlockKind.key)
  const isKorean = language === 'ko'
  const [title, setTitle] = useState(isKorean ? name : '')
  const [words, setWords] = useState(isKorean ? description : '')
  const [isTried, setTried] = useState(false)
  const missing = (value: string) =>
    isTried && value.trim() === '' ? editing.problems.needed : null
  const own = { title: name.trim(), text: description.trim() }
  const translations = !isKorean && own.title && own.text ? { [language]: own } : {}

  const keeping = useMutation<TextBlock, ApiRefusal>({
    mutationFn: () =>
      call(adminTextBlocks.create, {
        body: { use: 'STYLE', drawing, title, text: words, translations },
      }),
    onSuccess(block) {
      known.reread()
      say(text.saved(block.title))
      onClose()
    },
  })

  function send() {
    setTried(true)
    if (title.trim() && words.trim()) keeping.mutate()
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={text.keepTitle}
      description={text.keepHint}
      send={text.keepSend}
      busy={keeping.isPending}
      onSubmit={send}
    >
      <TextField
        label={text.keepName}
        name="title"
        lang="ko"
        value={title}
        problem={missing(title)}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={text.keepText}
        name="text"
        lang="ko"
        rows={4}
        value={words}
        problem={missing(words)}
        onChange={({ target }) => setWords(target.value)}
      />
      {keeping.isError && <Problem>{writeFailed}</Problem>}
    </FormDialog>
  )
}
