import type { Accounts } from '#features/members/accounts/server/index.ts'
import {
  createReports,
  openRequestApprovals,
  type Reports,
} from '#features/safety/reports/server/index.ts'
import { computeRefundShare } from '#features/safety/reports/index.ts'
import { getApprovalLimit } from '#features/members/staff/index.ts'
import { getFirstRate } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import type { events } from '../contract.ts'
import { createEmailSiteResolver } from '../email/email-site.ts'
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
  { database, phrases, blobs, config }: Infrastructure,
  { emit, sites, staff, sendEmail, product }: Below,
): Reports {
  const banReview: Accounts['banReview'] = {
    confirmDeceiving: (...confirmed) => product().accounts.banReview.confirmDeceiving(...confirmed),
    canReinstate: (...asked) => product().accounts.banReview.canReinstate(...asked),
    reinstate: (...reinstated) => product().accounts.banReview.reinstate(...reinstated),
  }
  return createReports({
    database,
    emit,
    mail: sendEmail,
    phrases,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
    ban: (...banned) => product().accounts.ban(...banned),
    banReview,
    async refundsAfterBan(tx, account, { currency, settings: { bundles } }) {
      const credits = await product().chat.sumRefundsForRemoval(tx, account)
      const limit = getApprovalLimit(currency, currency, bundles)
      return { credits, share: computeRefundShare(credits, getFirstRate(bundles, currency), limit) }
    },
    requests: openRequestApprovals(staff.openApprovals, { banReview, emit }),
    recordStatement: (tx, decision, now) =>
      product().complaints.statements.record(tx, { ...decision, source: 'report' }, now),
    findAppealed: () => product().complaints.findAppealedReports(),
    findStatementPath: (...asked) => product().complaints.statements.findPath(...asked),
    pause: (...paused) => product().accounts.pause(...paused),
    resume: (...resumed) => product().accounts.resume(...resumed),
    suspensions: {
      begin: (...begun) => product().accounts.suspensions.begin(...begun),
      end: (...ended) => product().accounts.suspensions.end(...ended),
    },
    findStaffByEmail: staff.findByEmail,
    hasBoughtCredits: async (account) => (await product().credits.getWallet(account)).bought > 0,
    isFileOpen: (...asked) => product().memberFiles.isFileOpen(...asked),
    note: staff.note,
    noteOpening: staff.noteOpening,
    findStaffNames: staff.getNames,
    findMember: (...asked) => product().profiles.findMember(...asked),
    findPartner: (...asked) => product().chat.findPartner(...asked),
    findReportable: (...asked) => product().chat.findReportable(...asked),
    selectMessages: (...asked) => product().chat.selectEvidence(...asked),
    lastMessageTime: (...asked) => product().chat.selectLastMessageTime(...asked),
    selectMassMessages: (...asked) => product().chat.selectMassMessages(...asked),
    mainPicture: (account) => product().photos.mainPicture(account),
    blobs,
  })
}
