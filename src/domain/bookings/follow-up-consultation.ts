/** Consultation about the result sheet that every order includes. Source: docs/rules.md B-4. */
export const followUpConsultation = { count: 1, minutes: 20 } as const
