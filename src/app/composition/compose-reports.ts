import { createReports, type Reports } from '#features/safety/reports/server/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import type { events } from '../contract.ts'
import { createEmailSiteResolver } from '../email-site.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

interface Below {
  readonly emit: Emit<typeof events>
  readonly sites: Sites
  readonly staff: Staff
  readonly sendEmail: SendEmail
  readonly product: () => Product
}

/** Creates reports, which read their evidence from profiles, photos and chat. */
export function composeReports(
  { database, phrases, config }: Infrastructure,
  { emit, sites, staff, sendEmail, product }: Below,
): Reports {
  return createReports({
    database,
    emit,
    mail: sendEmail,
    phrases,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
    ban: (...banned) => product().accounts.ban(...banned),
    note: staff.note,
    findStaffNames: staff.getNames,
    findMember: (...asked) => product().profiles.findMember(...asked),
    findPartner: (reader, member) => product().chat.findPartner(reader, member),
    selectMessages: (tx, asked) => product().chat.selectEvidence(tx, asked),
    lastMessageTime: (tx, pair) => product().chat.selectLastMessageTime(tx, pair),
    selectMassMessages: (tx, account) => product().chat.selectMassMessages(tx, account),
  })
}
