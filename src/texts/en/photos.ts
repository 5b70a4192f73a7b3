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
  notPicture: (name) =>
    `“${name}” is not a photo. Please choose a picture such as JPEG, PNG or WebP.`,
  tooLarge: (name) => `“${name}” is larger than 40 MB. A photo can be at most 40 MB.`,
  tooLargeToSend: (name) =>
    `“${name}” is larger than 10 MB, and this browser cannot make it smaller. Please save it as JPEG or take it again.`,
  tooSmall: (name) =>
    `“${name}” is too small. Please choose the original, with at least 200 pixels on its shorter side.`,
  small: (ordinal) =>
    `The ${ordinal} photo is too small to show your face in detail. If you have the original, with at least 600 pixels on its shorter side, please use that.`,
  reducing: (ordinal) => `Making the ${ordinal} photo smaller on this device.`,
  reduced: (ordinal, before, after) =>
    `The ${ordinal} photo was made smaller: ${before} MB → ${after} MB`,
  unchanged: (ordinal) =>
    `This browser cannot open the ${ordinal} photo, so it is sent as it is. Where it was taken is removed before it is stored.`,
  broken: (name) => `“${name}” cannot be read. Please choose another photo.`,
  tooMany: 'You can send up to 3 photos. The ones you chose first are still here.',
  damaged: (place) =>
    `The photo saved on this device as “${place}” was damaged, so please choose it again.`,
}
