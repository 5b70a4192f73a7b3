import type { adminRoles as AdminRolesKo } from '../ko/admin-roles.ts'

export const adminRoles: typeof AdminRolesKo = {
  closed: {
    title: 'This screen is not open to you',
    text: 'Your role does not include this screen. If you need it, ask the owner of the studio.',
    back: 'To today’s work',
  },
  photosHidden: 'Customer photos are not shown to viewers.',
  assign: {
    title: 'Assigned to',
    label: 'Consultant of this order',
    owner: 'The owner',
    assigned: (name) => `with ${name}`,
    done: 'The order was assigned.',
  },
}
