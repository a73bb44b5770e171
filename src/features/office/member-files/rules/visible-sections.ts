import { hasPermission, type Permission } from '#features/members/staff/index.ts'

/** The parts of a member's file, in the order shown. */
export const sections = [
  'profile',
  'photos',
  'reports',
  'decisions',
  'cases',
  'orders',
  'credits',
  'emails',
  'sessions',
  'notes',
  'approvals',
  'history',
] as const
export type Section = (typeof sections)[number]

/**
 * The permission that shows a part of a file: no one sees in a file what they may not see elsewhere.
 * `members.read` shows the rest.
 */
const needed: Readonly<Record<Section, readonly Permission[]>> = {
  profile: ['reports.decide', 'photos.review', 'support.answer'],
  photos: ['photos.review'],
  reports: ['reports.decide', 'complaints.decide'],
  decisions: ['reports.decide', 'complaints.decide', 'support.answer'],
  cases: ['complaints.decide', 'support.answer'],
  orders: ['orders.read'],
  credits: ['orders.read'],
  emails: ['suppressions.read', 'support.answer'],
  sessions: ['members.end_sessions'],
  notes: ['members.note'],
  approvals: ['approvals.read'],
  history: ['members.read'],
}

/** The parts of a file that a role sees. */
export function visibleSections(role: string): Section[] {
  return sections.filter((section) => needed[section].some((one) => hasPermission(role, one)))
}
