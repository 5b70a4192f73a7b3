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
  /** The texts of the sheet’s style, in the language of its reader. */
  readonly name: string
  readonly description: string
}

/** Saves a style of a result sheet, with its texts in the reader’s language, for later sheets. */
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
  const [koreanText, setKoreanText] = useState(isKorean ? description : '')
  const [isTried, setTried] = useState(false)
  const missing = (value: string) =>
    isTried && value.trim() === '' ? editing.problems.needed : null
  const texts = { title: name.trim(), text: description.trim() }
  const translations = !isKorean && texts.title && texts.text ? { [language]: texts } : {}

  const saving = useMutation<TextBlock, ApiRefusal>({
    mutationFn: () =>
      call(adminTextBlocks.create, {
        body: { use: 'STYLE', drawing, title, text: koreanText, translations },
      }),
    onSuccess(block) {
      known.refetch()
      showToast(text.cardSaved(block.title))
      onClose()
    },
  })

  function send() {
    setTried(true)
    if (title.trim() && koreanText.trim()) saving.mutate()
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={text.cardTitle}
      description={text.cardHint}
      send={text.cardSubmit}
      busy={saving.isPending}
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
        value={koreanText}
        problem={missing(koreanText)}
        onChange={({ target }) => setKoreanText(target.value)}
      />
      {saving.isError && <Problem>{writeFailed}</Problem>}
    </FormDialog>
  )
}
