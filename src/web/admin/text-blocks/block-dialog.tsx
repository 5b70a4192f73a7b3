import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import type { TextBlockUse } from '#domain/content/text-block-uses.ts'
import type { Language } from '#domain/languages/languages.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { LoadProblem } from '../frame/load-problem.tsx'
import { fetchAllPages } from '../list/fetch-all-pages.ts'
import { type TextBlock, textBlockKind } from './text-block-kind.ts'

/** A saved text in the reader’s language. */
interface WrittenBlock extends Pick<TextBlock, 'title' | 'text' | 'image_url' | 'drawing'> {
  readonly id: string
  readonly isOther: boolean
}

interface BlockDialogProps {
  readonly use: TextBlockUse
  /** Language of the reader. */
  readonly language: Language
  readonly onPick: (block: WrittenBlock) => void
  readonly onClose: () => void
}

/** Dialog for choosing a saved text of one use, in the reader’s language if available. */
export function BlockDialog({ use, language, onPick, onClose }: BlockDialogProps) {
  const labels = useAdminText().textBlocks.insert
  const { number } = useFormat()
  const [typed, setTyped] = useState('')
  const query = useQuery({
    queryKey: [...textBlockKind.key, 'all'],
    queryFn: ({ signal }) =>
      fetchAllPages((place) => call(adminTextBlocks.list, { query: place }, { signal })),
  })
  const sought = typed.trim().toLocaleLowerCase()
  const blocks = query.data
    ?.filter((block) => block.use === use)
    .map((block) => languageAttributes(language, block))
    .filter(({ title, text }) => `${title} ${text}`.toLocaleLowerCase().includes(sought))

  return (
    <Dialog open onClose={onClose} width="text" title={labels.open[use]}>
      <TextField
        type="search"
        aria-required={false}
        label={labels.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {query.isError && <LoadProblem query={query} />}
      {query.isPending && <SkeletonRows rows={3} />}
      {blocks && (
        <>
          <p role="status" className="sr-only">
            {labels.found(number(blocks.length))}
          </p>
          {blocks.length === 0 && <p className="py-6 text-small text-muted">{labels.none}</p>}
          <ul className="pt-3">
            {blocks.map((block) => (
              <li key={block.id} className="border-b border-sand">
                <button
                  type="button"
                  onClick={() => onPick(block)}
                  className="flex min-h-touch w-full gap-4 py-3 text-left text-small hover:bg-fill"
                >
                  {use === 'STYLE' && <Picture block={block} />}
                  <span className="min-w-0">
                    <span className="block font-strong">{block.title}</span>
                    <span className="line-clamp-2 text-muted">{block.text}</span>
                    {block.isOther && (
                      <span className="text-tiny text-clay">{labels.otherLanguage}</span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="pt-4 text-small">
        <FactLink to="/admin/text-blocks">{labels.manage}</FactLink>
      </p>
    </Dialog>
  )
}

function languageAttributes(language: Language, block: TextBlock): WrittenBlock {
  const translation = language === 'ko' ? block : block.translations[language]
  const { id, image_url, drawing } = block
  const { title, text } = translation ?? block
  return { id, title, text, image_url, drawing, isOther: translation === null }
}

const Picture = ({ block }: { readonly block: WrittenBlock }) => (
  <span className="block w-16 shrink-0 bg-fill">
    {block.image_url ? (
      <img src={block.image_url} alt="" className="aspect-[9/10] w-full object-cover" />
    ) : (
      block.drawing && <Portrait hair={block.drawing} picture={{ detail: 'thumbnail' }} />
    )}
  </span>
)
