import type { Messages } from '#texts/messages.ts'

export const names: Messages['names'] = {
  NAME_HAS_ADDRESS: 'A name can’t contain a web address.',
  NAME_HAS_NO_LETTER: 'A name needs at least one letter.',
  NAME_POSES_AS_STUDIO: 'This name looks like the studio’s. Please use another name.',
}
