import type { Language } from '#domain/languages/languages.ts'
import { reportTexts } from '#texts/reports.ts'
import { colorSheetTexts } from './color/sheet-texts.ts'
import { hairTexts } from './hair/texts.ts'
import { isOffered, type KindName } from './kinds.ts'
import { CLOSING } from './sheet.ts'
import { unknownTexts } from './unknown/texts.ts'

type SheetTexts = Readonly<
  Record<Language, { readonly sheet: { readonly sections: Readonly<Record<string, string>> } }>
>

const textsOfKinds: Readonly<Record<KindName, SheetTexts>> = {
  HAIR_CONSULTING: hairTexts,
  SKIN_CONSULTING: colorSheetTexts,
}

/** Returns the screen title of a part of a kind's sheet; undefined if there is no such part. */
export function sheetPartTitle(type: string, part: string, language: Language): string | undefined {
  if (part === CLOSING) return reportTexts[language].sheet.outro
  const titles: Readonly<Record<string, string>> = {
    ...unknownTexts[language].sheet.sections,
    ...(isOffered(type) && textsOfKinds[type][language].sheet.sections),
  }
  return Object.hasOwn(titles, part) ? titles[part] : undefined
}
