import { app } from './app.ts'
import { base } from './base.ts'

export const ko = { ...base, ...app }
