import type { Messages } from '#texts/messages.ts'
import { app } from './app.ts'
import { base } from './base.ts'

export const vi: Messages = { ...base, ...app }
