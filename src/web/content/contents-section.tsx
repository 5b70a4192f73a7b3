import { carousels } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { ContentCard, type ContentSummary } from './content-card.tsx'
import { SectionHead } from './section-head.tsx'
import { useOpenContent } from './use-open-content.tsx'

interface ContentsSectionProps {
  /** Null if they could not be read. */
  readonly contents: readonly ContentSummary[] | null
}

/** Shows the studio's articles on the landing page. Source: LND-08, LND-09. */
export function ContentsSection({ contents }: ContentsSectionProps) {
  const text = useText().content.contents
  const { open, dialog } = useOpenContent()

  return (
    <section id="contents" aria-labelledby="contents-title" className="pt-section">
      <SectionHead
        id="contents-title"
        title={text.title}
        intro={text.intro}
        to="/user/contents"
        spread
      />
      <div className="mt-7 md:mt-9">
        {!contents && <Problem onRetry={() => window.location.reload()}>{text.failed}</Problem>}
        {contents?.length === 0 && <EmptyState title={text.empty} text={text.emptyText} />}
        {contents && contents.length > 0 && (
          <Carousel
            name="contents"
            label={text.list}
            limits={carousels.contents}
            slides={contents.map((content, at) => ({
              id: content.id,
              slide: (
                <div className={at % 2 === 0 ? undefined : 'md:pt-14'}>
                  <ContentCard content={content} onOpen={open} />
                </div>
              ),
            }))}
          />
        )}
      </div>
      {dialog}
    </section>
  )
}
