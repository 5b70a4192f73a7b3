import { reports as en } from './en/reports.ts'
import { reports as ko, type ReportTexts } from './ko/reports.ts'
import type { Language } from './messages.ts'
import { reports as vi } from './vi/reports.ts'

export type { ReportTexts } from './ko/reports.ts'

/** Separate from the site's texts: only result sheets and the back office load them. */
export const reportTexts: Readonly<Record<Language, ReportTexts>> = { ko, en, vi }
