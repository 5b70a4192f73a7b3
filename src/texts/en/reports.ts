import { ifMailed } from '#texts/delivery.ts'
import type { ReportTexts } from '#texts/reports.ts'

export const reports: ReportTexts = {
  fieldIsEmpty: 'This is still empty.',
  sheet: {
    title: (name) => `Result sheet for ${name}`,
    diagnosisNumber: (number) => `Diagnosis ${number}`,
    purchased: (day) => `Purchased ${day}`,
    consultant: (name) => `Consultant ${name}`,
    outro: 'In closing',
  },
  pdf: {
    author: 'Gyeol',
    page: (page, pages) => `${page} / ${pages}`,
  },
  screens: {
    pageTitle: 'Result sheet · Gyeol',
    contents: 'Contents of the sheet',
    book: 'Book a consultation',
    pdf: 'Download PDF',
    pdfFailed: 'The PDF could not be downloaded. Please try again in a moment.',
    print: 'Print',
    ask: 'Questions about your sheet?',
    askByMail: 'Ask by email',
    askByKakao: 'Ask on KakaoTalk',
    mailSubject: (number) => `About my result sheet (diagnosis ${number})`,
    unwritten: 'Not written yet.',
    toOrder: 'See the order',
    toList: 'My result sheets',
    list: {
      title: 'Result sheets',
      intro: 'Open a finished sheet whenever you like.',
      label: 'Result sheets',
      done: 'Open the sheet',
      inProgress: 'In progress',
      waitingFor: {
        payment: 'Starts once the payment is in.',
        survey: 'Starts once you send the survey.',
        consultant: 'Your consultant is working on it.',
      },
      actions: { payment: 'How to pay', survey: 'Fill in the survey' },
      purchased: (day) => `Purchased ${day}`,
      published: (day) => `Ready ${day}`,
      orderNumber: (number) => `Order ${number}`,
      emptyTitle: 'No result sheets yet',
      emptyText: 'Once you order a consultation, you can follow your result sheet here.',
      emptyAction: 'Order a consultation',
      failed: 'The result sheets could not be loaded. They are safe. Please try again in a moment.',
      offline: 'No response from the server. Please check your connection and try again.',
    },
    missing: {
      title: 'This sheet cannot be read yet',
      text: `It is still being written, or the link has expired. ${ifMailed('We will email you when it is ready.', 'The order lookup shows when it is ready.')}`,
    },
    backToSheet: 'Back to the sheet',
  },
}
