import { renderToStaticMarkup } from 'react-dom/server'
import { samplePoster } from '#consultings/sample-reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { loadMessages } from '#texts/messages.ts'
import { ClosingStrands } from './closing-strands.tsx'
import { SampleFigure } from './sample-figure.tsx'

/**
 * Renders the sample's poster with its pins to HTML for loaders: it is not interactive, so browsers
 * load no code for it.
 */
export async function sampleMarkup(language: Language, consultantName: string): Promise<string> {
  const { content, layout } = await loadMessages(language)
  return renderToStaticMarkup(
    <SampleFigure
      poster={samplePoster(language)}
      labels={{ studio: layout.siteName, mark: content.sample.mark }}
      consultantName={consultantName}
    />,
  )
}

/** Renders the closing strands to HTML for the same reason. */
export const closingMarkup = (): string => renderToStaticMarkup(<ClosingStrands />)
