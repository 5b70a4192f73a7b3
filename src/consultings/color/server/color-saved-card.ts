import type { ReportHead } from '#contract/reports.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { type Html, html } from '#server/reports/card/html.ts'
import {
  inEachLanguage,
  type SavedCard,
  textInEachLanguage,
} from '#server/reports/card/saved-card.ts'
import { sideBySide } from '../groups.ts'
import type { ColorContent, Swatch } from '../report-content.ts'
import { seasonNames } from '../season-names.ts'
import { reportWords } from './report-words.ts'

const titleIn = (language: Language): string => reportWords(language).card.open

/** Shows the best colours, large enough to hold against cloth in a shop, with their names. */
export const colorSavedCard: SavedCard<ColorContent> = {
  async write(report) {
    return {
      title: titleIn,
      choice: titleIn,
      faces: [
        {
          name: titleIn,
          body: html`
${inEachLanguage((language) => headOf(report, language))}
<ul class="colours">${sideBySide(report.best).map(({ colour }) => colourOf(colour))}</ul>`,
        },
      ],
    }
  },
}

function headOf(
  { customer_name: name, season, best }: ColorContent & ReportHead,
  language: Language,
) {
  const count = reportWords(language).card.count(best.length)
  const facts = [name, season && seasonNames[season][language], count].filter(Boolean).join(' · ')
  return html`<header class="head"><h1>${titleIn(language)}</h1><p class="quiet">${facts}</p></header>`
}

const colourOf = ({ hex, munsell, names }: Swatch): Html => html`
<li><i style="background:${hex}"></i><strong>${textInEachLanguage((language) => names[language])}</strong>
${inEachLanguage(
  (language) =>
    html`<p class="small quiet">${languages
      .filter((other) => other !== language)
      .map((other) => html`<span lang="${other}">${names[other]}</span> `)}</p>`,
)}
<p class="small quiet">${hex.toUpperCase()}${munsell && ` · ${munsell}`}</p></li>`
