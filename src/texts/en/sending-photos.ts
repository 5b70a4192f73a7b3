import type { SendingPhotosTexts } from '../ko/sending-photos.ts'

export const sendingPhotos: SendingPhotosTexts = {
  title: 'All you send is three photos',
  text: 'Your phone is good enough. You add the photos to the survey after your order, and they are used for your sheet alone.',
  guides: {
    front: { name: 'Front', text: 'Forehead and ears in view' },
    side: { name: 'Side', text: 'The whole line of the jaw' },
    now: { name: 'Your hair now', text: 'Let down, to the shoulders' },
  },
}
