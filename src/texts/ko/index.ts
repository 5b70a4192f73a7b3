import { first } from './first.ts'
import { rest } from './rest.ts'

export const ko = { ...first, ...rest }
