import type { LoaderFunctionArgs } from 'react-router'
import { payingTexts } from '#texts/paying.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'

export const loadPayingTitle = (context: LoaderFunctionArgs['context']) =>
  loadTitle(context, () => payingTexts[context.get(pageContext).language].pageTitle)
