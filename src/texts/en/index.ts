import type { Messages } from '#texts/messages.ts'
import { first } from './first.ts'
import { rest } from './rest.ts'

export const en: Messages = { ...first, ...rest }
