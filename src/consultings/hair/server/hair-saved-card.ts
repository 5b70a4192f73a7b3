import type { ReportHead } from '#contract/reports.ts'
import { itemAt } from '#domain/collections/lists.ts'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { cutPlanOf } from '#domain/drawings/marks/cut-plan.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Html, html, trusted } from '#server/reports/card/html.ts'
import {
  inEachLanguage,
  type SavedCard,
  textInEachLanguage,
} from '#server/reports/card/saved-card.ts'
import { inks } from '#server/reports/pdf/paper.ts'
import { reportPicture } from '#server/reports/pdf/report-picture.ts'
import { cutPlanIn } from '#texts/cut-plans.ts'
import { type BestStyle, emptyBestStyle, type HairContent } from '../report-content.ts'
import { hairTexts } from '../texts.ts'

const views = ['front', 'left', 'back'] as const

const texts = (language: Language) => hairTexts[language].report

/** Shows the cut of each best style, for the hairdresser. */
export const hairSavedCard: SavedCard<HairContent> = {
  async write(report, storage) {
    const styles = report.best_hair.length > 0 ? report.best_hair : [emptyBestStyle]
    return {
      title: (language) => texts(language).card.title(itemAt(styles, 0).name),
      choice: (language) => texts(language).card.which,
      faces: await Promise.all(
        styles.map(async (style, at) => {
          const picture = style.image_url && (await reportPicture(storage, style.image_url, {}))
          return {
            name: (language) => texts(language).card.style(String(at + 1)),
            body: html`
${inEachLanguage((language) => headOf(report, style, language))}
${picture && picture.kind === 'photo' && photoOf(picture.jpeg)}
${planOf(report, style, at)}
${inEachLanguage((language) => notesOf(style, language))}`,
          }
        }),
      ),
    }
  },
}

const headOf = (
  { customer_name: name }: ReportHead,
  style: BestStyle,
  language: Language,
): Html => {
  const { card } = texts(language)
  return html`<header class="head"><p class="small quiet">${card.to}</p>
<h1>${card.title(style.name)}</h1><p class="quiet">${name} · ${card.scale}</p></header>`
}

const photoOf = (jpeg: Buffer): Html =>
  html`<img class="photo" alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`

/** Shows three views with numbers and each number in words; without a drawing, the description. */
function planOf({ type_analysis: face }: HairContent, style: BestStyle, at: number): Html {
  if (!style.drawing) return html`<p class="note lead lines">${style.description}</p>`
  const draw = (view: (typeof views)[number]) => {
    const { hair, face: drawn } = stylePortrait(face, style.drawing, { list: 'best', at })
    const picture = { view, frame: 'plan', measures: 'plan', clothesColour: inks.paper } as const
    return portraitOf({ face: drawn, hair: { ...hair, colour: 'plan', dye: null }, picture })
  }
  const plan = cutPlanOf(draw('front'))
  return html`<div class="views">${views.map(
    (view) => html`<figure>${trusted(toSvg(drawPortrait(draw(view))))}
<figcaption class="ears">${textInEachLanguage((language) => texts(language).views[view])}</figcaption></figure>`,
  )}</div>
${inEachLanguage(
  (language) =>
    html`<ol class="steps">${cutPlanIn(language, plan).map(
      ({ name, text }, step) => html`<li><b>${step + 1}</b><h2>${name}</h2><p>${text}</p></li>`,
    )}</ol>`,
)}`
}

function notesOf({ avoid, cutting, styling }: BestStyle, language: Language): Html {
  const { card } = texts(language)
  return html`
${avoid && html`<section class="avoid"><h2>${card.avoid}</h2><p class="lead lines">${avoid}</p></section>`}
${noteOf(card.cutting, cutting)}${noteOf(card.styling, styling)}`
}

const noteOf = (title: string, text: string): Html =>
  html`${text && html`<section class="note"><h2>${title}</h2><p class="lead lines">${text}</p></section>`}`
