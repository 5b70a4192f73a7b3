import { renderToStaticMarkup } from 'react-dom/server'
import { type SamplePosterContent, samplePoster } from '#consultings/sample-reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { loadMessages } from '#texts/messages.ts'
import { ClosingStrands } from './closing-strands.tsx'
import { SampleFigure } from './sample-figure.tsx'

const posters = new Map<Language, SamplePosterContent>()

/** Each language has one, whose drawing takes a tenth of the page's time. */
function posterIn(language: Language): SamplePosterContent {
  const poster = posters.get(language) ?? samplePoster(language)
  posters.set(language, poster)
  return poster
}

/**
 * Renders the sample's poster with its pins to HTML for loaders: it is not interactive, so browsers
 * load no code for it.
 */
export async function sampleMarkup(language: Language, consultantName: string): Promise<string> {
  const { content, layout } = await loadMessages(language)
  return renderToStaticMarkup(
    <SampleFigure
      poster={posterIn(language)}
      labels={{ studio: layout.siteName, mark: content.sample.mark }}
      consultantName={consultantName}
    />,
  )
}

/** Renders the closing strands to HTML for the same reason. */
export const closingMarkup = (): string => renderToStaticMarkup(<ClosingStrands />)
