import type { WaitingTexts } from '../ko/waiting.ts'

export const waiting: WaitingTexts = {
  label: 'Your result sheet’s day',
  title: () => 'Your result sheet comes',
  late: () => 'Your result sheet is late',
  face: 'My face, drawn from the survey',
  drawn: 'Drawn from your answers',
  isRead: 'Your face and your answers are being read now',
  reading: 'Being read',
  inTurn: 'Waiting to be read',
  sent: (day) => `sent ${day}`,
  by: (name) => name,
}
