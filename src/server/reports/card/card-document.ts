import { savedCard } from '#consultings/saved-cards.ts'
import type { Report } from '#contract/reports.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import type { ReadableStorage } from '#server/ports/object-storage.ts'
import { languageNames } from '#texts/language-names.ts'
import { reportTexts } from '#texts/reports.ts'
import { cardStyle } from './card-style.ts'
import { type Html, html, trusted } from './html.ts'
import { type CardFaces, textInEachLanguage } from './saved-card.ts'

/** Policy within the document, since a phone stores it without headers. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

/**
 * Renders the card of a sheet as one self-contained document. It has all languages and faces and
 * switches between them without a script, starting with `language`.
 * Null if the sheet's kind has no card.
 */
export async function cardDocument(
  { storage }: { readonly storage: ReadableStorage },
  report: Report,
  language: Language,
): Promise<Uint8Array | null> {
  const kind = savedCard(report.consulting_type)
  if (!kind) return null
  const card = await kind.write(report, storage)
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="robots" content="noindex">
<title>${card.title(language)}</title>
<style>${trusted(cardStyle)}</style>
</head>
<body>
<header class="choices">${choicesOf(card, language)}</header>
<main>
${card.faces.map(({ body }, at) => html`<article class="face-${at + 1}">${body}</article>`)}
</main>
<footer class="foot small quiet">
<span>${report.consultant_name}</span><span>${report.diagnosis_number}</span>
</footer>
</body>
</html>
`
  return Buffer.from(page.text)
}

const choicesOf = ({ faces, choice }: CardFaces, first: Language): Html[] => [
  ...(faces.length > 1
    ? [
        choiceOf(
          'face',
          textInEachLanguage(choice),
          faces.map(({ name }, at) => ({
            value: String(at + 1),
            label: textInEachLanguage(name),
            isFirst: at === 0,
          })),
        ),
      ]
    : []),
  choiceOf(
    'in',
    textInEachLanguage((it) => reportTexts[it].screens.savedCard.language),
    languages.map((it) => ({
      value: it,
      label: [html`<span lang="${it}">${languageNames[it][1]}</span>`],
      isFirst: it === first,
    })),
  ),
]

interface Option {
  readonly value: string
  readonly label: readonly Html[]
  readonly isFirst: boolean
}

const choiceOf = (name: string, legend: readonly Html[], options: readonly Option[]): Html => html`
<fieldset><legend class="ears">${legend}</legend>
${options.map(
  ({ value, label, isFirst }) => html`
<label><input type="radio" name="${name}" id="${name}-${value}"${isFirst && html` checked`}>${label}</label>`,
)}
</fieldset>`
