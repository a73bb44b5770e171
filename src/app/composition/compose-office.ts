import {
  createDailyFigures,
  createTrafficSources,
  createTransparency,
} from '#features/office/figures/server/index.ts'
import { createSiteSettings } from '#features/office/site-settings/server/index.ts'
import { createEmailOffice, createJobOffice } from '#features/office/operations/server/index.ts'
import { createSiteTexts } from '#features/office/site-texts/server/index.ts'
import { createDataRequests } from '#features/office/data-requests/server/index.ts'
import { createMemberFiles } from '#features/office/member-files/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { DeliverEmail, SendEmail } from '#platform/server/mail/email.ts'
import type { events } from '../contract.ts'
import { createEmailSiteResolver } from '../email/email-site.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { listOfficeHostProblems } from '../pages/list-office-host-problems.ts'
import type { Product } from '../product.ts'

interface OfficeParts extends Pick<Product, 'contentPages' | 'accounts' | 'sites' | 'staff'> {
  readonly emit: Emit<typeof events>
  readonly sendEmail: SendEmail
  /** Delivers an email as it is, and records it. */
  readonly deliverEmail: DeliverEmail
}

/** Creates the figures for everyone and for staff, and members' files, from the features below. */
export function composeOffice(
  infrastructure: Infrastructure,
  { contentPages, accounts, sites, staff, emit, sendEmail, deliverEmail }: OfficeParts,
  product: () => Product,
): Pick<
  Product,
  | 'transparency'
  | 'trafficSources'
  | 'dailyFigures'
  | 'memberFiles'
  | 'siteTexts'
  | 'siteSettings'
  | 'jobOffice'
  | 'emailOffice'
  | 'dataRequests'
> {
  const { database, cursors, jobs, config, phrases, installationKey } = infrastructure
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
    siteSettings,
    siteTexts,
    trafficSources: createTrafficSources({ database, listSites: () => product().sites.allSites() }),
    dailyFigures,
    memberFiles,
    emailOffice: createEmailOffice({
      ...infrastructure,
      secret: infrastructure.installationKey,
      allSites: () => product().sites.allSites(),
      retryNotification: (...retried) => product().notifications.retryEmail(...retried),
      deliverEvents: () => product().eventBus.pollNow(),
      mailSite: createEmailSiteResolver(config),
      dkimSelectors: config.dkimSelectors,
      deliverEmail,
      staffEmail: (...asked) => product().staff.getEmail(...asked),
      note: (...noted) => product().staff.note(...noted),
    }),
    jobOffice: createJobOffice({
      database,
      cursors,
      jobs,
      deliverEvents: () => product().eventBus.pollNow(),
      note: (...noted) => product().staff.note(...noted),
    }),
  }
}
