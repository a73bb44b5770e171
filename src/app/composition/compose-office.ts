import {
  createDailyFigures,
  createTrafficSources,
  createTransparency,
} from '#features/office/figures/server/index.ts'
import { createSiteSettings } from '#features/office/site-settings/server/index.ts'
import { createSiteTexts } from '#features/office/site-texts/server/index.ts'
import { createMemberFiles } from '#features/office/member-files/server/index.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { listOfficeHostProblems } from '../pages/list-office-host-problems.ts'
import type { Product } from '../product.ts'

/** Creates the figures for everyone and for staff, and members' files, from the features below. */
export function composeOffice(
  { database, config }: Pick<Infrastructure, 'database' | 'config'>,
  { contentPages, sites, staff }: Pick<Product, 'contentPages' | 'sites' | 'staff'>,
  product: () => Product,
): Pick<
  Product,
  'transparency' | 'trafficSources' | 'dailyFigures' | 'memberFiles' | 'siteTexts' | 'siteSettings'
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
  const siteSettings = createSiteSettings({
    database,
    sites,
    note: staff.note,
    staffNames: staff.getNames,
    hasApprover: (except) => staff.hasAnother(except, 'site_settings.approve'),
    openApprovals: staff.openApprovals,
    production: config.mode === 'production',
    isOfficeReachable: (all) => listOfficeHostProblems(config.officeHosts, all).length === 0,
  })
  return {
    transparency,
    siteSettings,
    siteTexts,
    trafficSources: createTrafficSources({ database, listSites: () => product().sites.allSites() }),
    dailyFigures,
    memberFiles,
  }
}
