import { type Complaints, createComplaints } from '#features/safety/complaints/server/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import type { events } from '../contract.ts'
import { resolveOfficeUrl } from '#platform/server/config/office-hosts.ts'
import { createEmailSiteResolver, resolveSiteUrl } from '../email/email-site.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

interface Below {
  readonly emit: Emit<typeof events>
  readonly sites: Sites
  readonly staff: Staff
  readonly sendEmail: SendEmail
  readonly product: () => Product
}

/** Creates complaints, whose appeals undo decisions of reports and photo moderation. */
export function composeComplaints(
  { database, phrases, config, installationKey }: Infrastructure,
  { emit, sites, staff, sendEmail, product }: Below,
): Complaints {
  return createComplaints({
    database,
    emit,
    mail: sendEmail,
    phrases,
    secret: installationKey,
    siteById: sites.siteById,
    allSites: sites.allSites,
    officeUrl: (site) => resolveOfficeUrl(config, resolveSiteUrl(config, site), site.hosts),
    mailSite: createEmailSiteResolver(config),
    openQueue: staff.openQueue,
    note: staff.note,
    findStaffNames: staff.getNames,
    async restore(tx, { source, number, subject, side }, { site, viewer }, now) {
      const { photoModeration, photoVerification, reports, wellbeing } = product()
      if (source === 'photo') return photoModeration.restore(tx, subject, viewer, now)
      if (source === 'verification') return photoVerification.overturn(tx, subject, now)
      if (source !== 'wellbeing')
        return reports.overturn(tx, { number: subject, side }, viewer, now)
      const overturned = { pause: subject, pool: site.pool, staff: viewer.staff, note: number }
      return wellbeing.overturn(tx, overturned, now)
    },
    keepAfterAppeal: (...kept) => product().accounts.keepAfterAppeal(...kept),
    openReport: (...opened) => product().reports.fileForOffice(...opened),
    photoUrl: (photo, staffId, now) =>
      product().photos.forStaff.addresses(photo, staffId, now)[480],
  })
}
