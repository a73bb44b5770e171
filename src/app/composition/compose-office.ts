import {
  createDailyFigures,
  createTrafficSources,
  createTransparency,
} from '#features/office/figures/server/index.ts'
import { createSiteTexts } from '#features/office/site-texts/server/index.ts'
import { createDataRequests } from '#features/office/data-requests/server/index.ts'
import { createMemberFiles } from '#features/office/member-files/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import type { events } from '../contract.ts'
import { createEmailSiteResolver } from '../email/email-site.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

interface Below extends Pick<Product, 'contentPages' | 'accounts' | 'sites' | 'staff'> {
  readonly emit: Emit<typeof events>
  readonly sendEmail: SendEmail
}

/** Creates the figures for everyone and for staff, and members' files, from the features below. */
export function composeOffice(
  { database, phrases, config, installationKey }: Infrastructure,
  { contentPages, accounts, sites, staff, emit, sendEmail }: Below,
  product: () => Product,
): Pick<
  Product,
  'transparency' | 'trafficSources' | 'dailyFigures' | 'memberFiles' | 'siteTexts' | 'dataRequests'
> {
  const transparency = createTransparency({
    database,
    counts: {
      profiles: (...asked) => product().fictionalProfiles.countProfiles(...asked),
      ads: (...asked) => product().ads.countAds(...asked),
      staffMessages: ({ pool }, span) => product().chat.figures.authored({ pool, ...span }),
      answers: ({ pool }, span) => product().chat.figures.answers({ pool, ...span }),
      deletions: ({ id }, { from }) => product().accounts.countDeletions(id, from),
      moderation: ({ id }, span) => product().complaints.countModeration(id, span),
      returned: ({ id }, { from }) => product().credits.countReturned(id, from),
    },
  })
  const memberFiles = createMemberFiles({
    database,
    note: (...noted) => product().staff.note(...noted),
    findStaffNames: (...asked) => product().staff.getNames(...asked),
    findStaffByEmail: (...asked) => product().staff.findByEmail(...asked),
    findByPhone: (...asked) => product().blocks.findByPhone(...asked),
    sessions: {
      list: (...asked) => product().accounts.officeSessions.list(...asked),
      end: (...ended) => product().accounts.officeSessions.end(...ended),
    },
    photoAddresses: (...asked) => product().photos.forStaff.addresses(...asked),
  })
  const dailyFigures = createDailyFigures({
    database,
    listSites: () => product().sites.allSites(),
  })
  const siteTexts = createSiteTexts({
    database,
    allSites: () => product().sites.allSites(),
    pages: contentPages,
    note: (...noted) => product().staff.note(...noted),
    staffNames: (...asked) => product().staff.getNames(...asked),
  })
  const dataRequests = createDataRequests({
    database,
    emit,
    mail: sendEmail,
    phrases,
    secret: installationKey,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config, { toRequester: true }),
    openQueue: staff.openQueue,
    openApprovals: staff.openApprovals,
    note: staff.note,
    findStaffNames: staff.getNames,
    findStaffByEmail: staff.findByEmail,
    checkOwnPassword: accounts.checkOwnPassword,
    downloads: accounts.downloads,
    deleteByRequest: accounts.deleteByRequest,
    restrictions: accounts.restrictions,
    correctEmail: accounts.correctEmail,
    changeBirth: (...changed) => product().profiles.changeBirth(...changed),
  })
  return {
    dataRequests,
    transparency,
    siteTexts,
    trafficSources: createTrafficSources({ database, listSites: () => product().sites.allSites() }),
    dailyFigures,
    memberFiles,
  }
}
