import type { PhotoRequestTexts } from '../ko/photo-requests.ts'

export const photoRequests: PhotoRequestTexts = {
  names: {
    front: 'Front',
    side: 'Side',
    now: 'Current hair',
    face: 'Bare face',
    paper: 'White paper under the chin',
    wrist: 'Wrist on the paper',
  },
  unnamed: 'The photo you sent',
  reasons: {
    DARK: {
      label: 'The photo is too dark',
      help: 'Please take it again facing a bright window.',
    },
    BLURRED: {
      label: 'The photo is blurred',
      help: 'Hold the phone still and wait until it is in focus.',
    },
    HAIR: {
      label: 'Hair covers the forehead',
      help: 'Hold your hair back so that forehead and ears can be seen.',
    },
    CUT_OFF: {
      label: 'Face or hair is cut off',
      help: 'Step back a little, so that everything from the top of the head to below the chin is in the picture.',
    },
    WRONG_SIDE: {
      label: 'It was taken from another side',
      help: 'Please take it from the direction of the drawing.',
    },
    FILTER: {
      label: 'A filter seems to be on',
      help: 'Turn beauty mode and filter apps off and use the plain camera.',
    },
    MISSING: {
      label: 'We have not received it yet',
      help: 'Please take one as the drawing shows, and send it.',
    },
    OTHER: {
      label: 'Another reason',
      help: 'Please read what the consultant wrote, and take it again.',
    },
  },
  page: {
    title: (photo) => `Please send us a photo: ${photo}`,
    why: 'Reason',
    words: 'From your consultant',
    now: 'The photo that we have',
    paused: 'The date of your result sheet is paused until the photo comes.',
    slot: 'New photo',
    slotHint: 'Only this one is needed. Your other photos and answers stay as they are.',
    note: 'The new photo takes the place of the present one, which is deleted when the order ends.',
    send: 'Send the photo',
    sending: (percent) => `Sending, ${percent}%`,
    missing: 'Please choose the photo to send.',
    done: 'We have your photo',
    doneText: 'Thank you. We go on with your result sheet.',
    doneDue: (day) => `You will have it by ${day}.`,
    toOrder: 'View the order',
    states: {
      ANSWERED: {
        title: 'We have this photo already',
        text: 'There is nothing more to send. We are writing your result sheet.',
      },
      WITHDRAWN: {
        title: 'This photo is no longer needed',
        text: 'The consultant withdrew the request and works with the photos you sent.',
      },
      VOID: {
        title: 'This photo is no longer needed',
        text: 'The result sheet was sent or the order has ended. Your order page shows it.',
      },
    },
    gone: {
      title: 'This link cannot be opened',
      text: 'It is old or incomplete. Please open it again from your order page.',
    },
    signIn: 'Sign in to send the photo you were asked for.',
  },
  order: {
    text: 'Your consultant asked for the photo below.',
    send: (photo) => `Send the photo: ${photo}`,
  },
}
