import { secondStep as en } from './en/second-step.ts'
import { secondStep as ko, type SecondStepTexts } from './ko/second-step.ts'
import type { Language } from './messages.ts'
import { secondStep as vi } from './vi/second-step.ts'

/** Separate from the site's texts: only the second step of a login loads them. */
export const secondStepTexts: Readonly<Record<Language, SecondStepTexts>> = { ko, en, vi }
