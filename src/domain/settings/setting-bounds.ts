/** Bounds of numeric settings, both included; the unit is in the name. */
export const settingBounds = {
  paymentDeadlineDays: { min: 1, max: 30 },
  surveyDeadlineDays: { min: 1, max: 90 },
  surveyReminderDays: { min: 1, max: 89 },
  autoCompleteDays: { min: 1, max: 90 },
  earnPercent: { min: 0, max: 50 },
  reviewPoints: { min: 0, max: 100_000 },
  reviewPhotoPoints: { min: 0, max: 100_000 },
  lateReportPoints: { min: 0, max: 100_000 },
  pointsMinimum: { min: 0, max: 100_000 },
  pointsValidMonths: { min: 1, max: 60 },
  freeWindowMinutes: { min: 0, max: 10_080 },
  lateFee: { min: 0, max: 1_000_000 },
  surveyMissedFee: { min: 0, max: 1_000_000 },
  statutoryWithdrawalDays: { min: 0, max: 30 },
  photoRetentionDays: { min: 1, max: 1_825 },
  bookingNoticeHours: { min: 0, max: 720 },
  bookingHorizonDays: { min: 1, max: 365 },
} as const satisfies Readonly<Record<string, { readonly min: number; readonly max: number }>>

export type SettingName = keyof typeof settingBounds
