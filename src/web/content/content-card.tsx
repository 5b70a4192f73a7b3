import type { Content } from '#contract/content.ts'
import { linkOfContent } from '#domain/content/article-type.ts'
import { useText } from '#web/language/use-text.ts'
import { ForwardIcon } from '#web/ui/icons.tsx'
import { ContentPicture } from './content-picture.tsx'

/** Fields of a card; the content itself is loaded when it is opened. */
export type ContentSummary = Omit<Content, 'content'>

interface ContentCardProps {
  readonly content: ContentSummary
  /** Called for contents that open here; articles open their link in a new tab. */
  readonly onOpen: (content: ContentSummary) => void
  readonly level?: 2 | 3
}

/** A content in a list; the whole card is clickable. Source: LND-09, CNT-01. */
export function ContentCard({ content, onOpen, level = 3 }: ContentCardProps) {
  const text = useText().ui
  const Heading = `h${level}` as const
  const link = linkOfContent(content)
  const face = 'text-left after:absolute after:inset-0 group-hover:text-clay'

  return (
    <article className="group relative flex h-full flex-col">
      <ContentPicture id={content.id} imageUrl={content.image_url} className="aspect-4/3" />
      {content.name !== content.title && (
        <p className="mt-4 text-tiny text-muted">{content.name}</p>
      )}
      <Heading className="mt-1 text-lead font-strong first-of-type:mt-3">
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer" className={face}>
            {content.title}
            <ForwardIcon className="ml-2 inline size-4 -rotate-45" />
            <span className="sr-only"> ({text.newTab})</span>
          </a>
        ) : (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(content)}
            className={face}
          >
            {content.title}
          </button>
        )}
      </Heading>
      {content.description && (
        <p className="mt-1.5 line-clamp-2 text-small text-muted">{content.description}</p>
      )}
    </article>
  )
}
