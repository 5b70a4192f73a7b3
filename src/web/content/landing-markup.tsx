import { renderToStaticMarkup } from 'react-dom/server'
import { samplePoster } from '#consultings/sample-sheets.ts'
import type { Language } from '#domain/languages/languages.ts'
import { loadMessages } from '#texts/messages.ts'
import { ClosingStrands } from './closing-strands.tsx'
import { SampleFigure } from './sample-figure.tsx'

/**
 * The sample's poster with its pins as HTML, for loaders: nothing on it is operated, so that a visitor's browser
 * needs no code to draw it.
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

/** The strands below the last word as HTML, for the same reason. */
export const closingMarkup = (): string => renderToStaticMarkup(<ClosingStrands />)
