import type { SurveyTexts } from '../ko/surveys.ts'
import { formatCount } from './format-count.ts'

export const surveys: SurveyTexts = {
  pageTitle: 'Survey · Gyeol',
  /** Until the survey's kind is known. */
  heading: 'Survey',
  progress: (answered, of) => `${answered} of ${of} answered`,
  progressLabel: 'Survey progress',
  known: 'We carried over the face and hair you chose on the first page. You can change them.',
  photos: {
    privacy: (days) =>
      `Only your consultant and our administrators see them. We erase them ${formatCount(days, 'day')} after the consultation is completed.`,
  },
  /** In the survey of every kind. */
  discovery: {
    title: 'How did you find us?',
    name: 'How they found us',
    hint: 'You may leave this empty.',
    options: {
      youtube: 'YouTube',
      facebook: 'Facebook',
      instagram: 'Instagram',
      referral: 'A friend',
      search: 'Internet search',
      other: 'Other',
    },
  },
  contact: {
    title: 'Who placed the order',
    hint: 'Please enter the email and phone number of your order.',
    email: 'Email',
    phone: 'Phone',
    emailMissing: 'Please enter your email.',
    emailInvalid: 'Please enter the full address, for example hana@example.com',
    phoneMissing: 'Please enter your phone number.',
    phoneInvalid: 'This is not a valid phone number.',
    mismatch: 'The order was not found. Please check the email and phone number of your order.',
  },
  /** The consent's wording is in `consultings`. */
  consent: {
    read: 'Read what you agree to',
  },
  agree: {
    label: 'I have checked everything above',
    hint: 'After sending, you can change it on the page of your order until your consultant begins to write.',
    missing: 'Please confirm that you have checked everything.',
  },
  send: 'Send the survey',
  sending: 'Sending. Please keep this page open.',
  /** For a survey that was sent. */
  change: {
    title: 'Change your answers',
    lead: 'You can change answers and photos until your consultant begins to write. They see what you changed, and when.',
    save: 'Save the changes',
    saved: 'Your changes are saved.',
    unchanged: 'Nothing has been changed yet.',
    conflict:
      'The answers were changed on another device meanwhile. What you wrote is still here; save again to replace them with the answers on this page.',
    photoConflict:
      'Meanwhile a photo was changed from another device. Please look at the photos and save again.',
    photoReplaced: (photo) =>
      `Meanwhile this photo was sent from another device: ${photo}. Saving puts the photo that you chose here in its place.`,
    confirmPhoto: 'Keep this one',
    confirmPhotoOf: (photo) => `Keep this one: ${photo}`,
  },
  problems: {
    fields: (count) => `Please check ${formatCount(count, 'answer')} again.`,
    noResponse: 'No response from the server.',
    inputSaved: 'Your answers and photos are still here. Please send them again in a moment.',
    request: 'The survey could not be sent.',
  },
  done: {
    title: 'We have your survey',
    text: (day) => `Your result sheet comes by ${day}. You can follow the progress on My page.`,
    unpaidText: 'We begin once your payment is confirmed. You can follow the progress on My page.',
    ok: 'Go to My page',
  },
  stops: {
    toMyPage: 'Go to My page',
    exists: {
      title: 'Your survey is already in',
      text: 'Each order takes one survey. You can change your answers on the page of your order until your consultant begins to write.',
    },
    inWork: {
      title: 'Your answers can no longer be changed',
      text: 'Your consultant has begun to write the result sheet. If there is something they must know, please send us a question.',
    },
    closed: {
      title: 'This survey is closed',
      text: 'The order was cancelled, or its consultation is already under way. Please check your order.',
    },
    missing: {
      title: 'The order was not found',
      text: 'Please check that the link is complete and that you are signed in to the account you ordered with.',
    },
    noOrder: {
      title: 'Which order is the survey for?',
      text: 'Choose the order on My page to answer its survey.',
    },
    noSurvey: {
      title: 'This consultation has no survey',
      text: 'We do not offer this kind of consultation at present. Please write to us and we will look into it.',
    },
    openAgain: 'Open again',
    offline: {
      title: 'The survey could not be opened',
      text: 'You are offline. What you wrote is still on this device; please open the survey again once you are connected.',
    },
    fault: {
      title: 'The survey could not be opened',
      text: 'Something went wrong on our side. What you wrote is still on this device; please try again in a moment.',
    },
  },
}
