import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { diffTexts, type TextChange } from './diff-texts.ts'

interface ChangesProps {
  readonly before: string
  readonly after: string
}

/** Shows the removed and added parts of a text, distinguishable without colour. */
export function Changes({ before, after }: ChangesProps) {
  return (
    <p className="max-w-(--container-text) text-small wrap-anywhere whitespace-pre-line">
      {keyed(diffTexts(before, after)).map(({ key, change }) => (
        <Change key={key} change={change} />
      ))}
    </p>
  )
}

function Change({ change: { kind, text } }: { readonly change: TextChange }) {
  const labels = useAdminText().editing.comparing
  if (kind === 'same') return text
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <Element
      className={
        kind === 'added'
          ? 'bg-fill font-strong text-moss decoration-moss underline-offset-4'
          : 'bg-blush text-clay-deep decoration-clay'
      }
    >
      <VisuallyHidden>{labels[kind]} </VisuallyHidden>
      {text}
    </Element>
  )
}

/** Keys each change by its offset in the text. */
function keyed(changes: readonly TextChange[]) {
  let at = 0
  return changes.map((change) => {
    at += change.text.length
    return { key: `${at}${change.kind}`, change }
  })
}
