import type { adminRoles as AdminRolesKo } from '../ko/admin-roles.ts'

export const adminRoles: typeof AdminRolesKo = {
  closed: {
    title: 'This screen is not open to you',
    text: 'Your role does not include this screen. If you need it, ask the owner of the studio.',
    back: 'To today’s work',
  },
  without: {
    noWork: 'An order that is assigned to you appears here once its survey has arrived.',
    noOrders: 'Orders appear here once the owner of the studio assigns them to you.',
    needs: {
      payment:
        'The payment is not confirmed yet. Once it is and the survey has arrived, you can write the result sheet.',
      survey:
        'The payment is confirmed, but the survey has not arrived yet. Once it is here, you can write the result sheet.',
    },
  },
  photosHidden: 'Customer photos are not shown to viewers.',
  assign: {
    title: 'Assigned to',
    label: 'Consultant of this order',
    owner: 'The owner',
    assigned: (name) => `with ${name}`,
    anyone: 'Assigned to anyone',
    nobody: 'Not assigned',
    column: 'Assigned to',
    labelOf: (order) => `Consultant of ${order}`,
    done: 'The order was assigned.',
  },
}
