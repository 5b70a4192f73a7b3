import { colorReportTexts } from '#consultings/color/report-texts.ts'
import { hairTexts } from '#consultings/hair/texts.ts'
import { isOffered, type KindName } from '#consultings/kinds.ts'
import { CLOSING } from '#consultings/report.ts'
import { unknownTexts } from '#consultings/unknown/texts.ts'
import type { Language } from '#domain/languages/languages.ts'
import { reportTexts } from '#texts/reports.ts'

type ReportScreenTexts = Readonly<
  Record<Language, { readonly report: { readonly sections: Readonly<Record<string, string>> } }>
>

const textsOfKinds: Readonly<Record<KindName, ReportScreenTexts>> = {
  HAIR_CONSULTING: hairTexts,
  SKIN_CONSULTING: colorReportTexts,
}

/** Returns the screen title of a part of a kind's sheet; undefined if there is no such part. */
export function reportPartTitle(
  type: string,
  part: string,
  language: Language,
): string | undefined {
  if (part === CLOSING) return reportTexts[language].report.outro
  const titles: Readonly<Record<string, string>> = {
    ...unknownTexts[language].report.sections,
    ...(isOffered(type) && textsOfKinds[type][language].report.sections),
  }
  return Object.hasOwn(titles, part) ? titles[part] : undefined
}
