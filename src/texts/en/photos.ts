import type { Messages } from '../messages.ts'

export const photos: Messages['photos'] = {
  choose: 'Take or choose',
  take: 'Camera',
  remove: (kind) => `Remove photo: ${kind}`,
  add: (kind) => `Take or choose a photo: ${kind}`,
  takeOne: (kind) => `Take a photo: ${kind}`,
  replaceOne: (kind) => `Replace photo: ${kind}`,
  picture: (kind) => `Chosen photo: ${kind}`,
  preparing: 'Preparing',
  noPreview: 'No preview, but it can be sent',
  sent: (percent) => `${percent}%`,
  ordinals: ['first', 'second', 'third'],
  dark: (ordinal) => `The ${ordinal} photo is dark. Would you like to take it again near a window?`,
  notPicture: (name) =>
    `“${name}” is not a photo. Please choose a picture such as JPEG, PNG or WebP.`,
  tooLarge: (name) => `“${name}” is larger than 10 MB. A photo can be at most 10 MB.`,
  broken: (name) => `“${name}” cannot be read. Please choose another photo.`,
  tooMany: 'You can send up to 3 photos. The ones you chose first are still here.',
  damaged: (place) =>
    `The photo saved on this device as “${place}” was damaged, so please choose it again.`,
}
