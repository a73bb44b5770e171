import { areAcquainted } from './composition/are-acquainted.ts'
import { createAccounts } from '#features/members/accounts/server/index.ts'
import { createBlocks } from '#features/members/blocks/server/index.ts'
import { createChat, createIcebreakers } from '#features/conversation/chat/server/index.ts'
import { createCreditStatement } from '#features/money/credits/server/index.ts'
import { createDesk } from '#features/office/persona-desk/server/index.ts'
import { checkReply } from '#features/office/persona-desk/index.ts'
import { createFictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import * as messageSafety from '#features/safety/message-safety/server/index.ts'
import { createGifts } from '#features/money/gifts/server/index.ts'
import { createLikes } from '#features/discovery/likes/server/index.ts'
import { createMatching } from '#features/discovery/matching/server/index.ts'
import { createPages } from '#features/site/content-pages/server/index.ts'
import { createPhones } from '#features/members/phone-verification/server/index.ts'
import { createPhotos } from '#features/members/photos/server/index.ts'
import { createPlaces } from '#features/site/geography/server/index.ts'
import { createPolling } from './polling/server/index.ts'
import { createVapidKeys } from '#features/conversation/pwa/server/index.ts'
import { createQuiet } from '#features/members/quiet-mode/server/index.ts'
import { createProfiles } from '#features/members/profiles/server/index.ts'
import { createSearch } from '#features/discovery/search/server/index.ts'
import { createSites } from '#features/site/sites/server/index.ts'
import { createStaff } from '#features/members/staff/server/index.ts'
import { createPhotoVerification } from '#features/members/photo-verification/server/index.ts'
import { createAds } from '#features/discovery/ads/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { createEventBus } from '#platform/server/events/event-bus.ts'
import { events } from './contract.ts'
import { composeEmails } from './composition/compose-emails.ts'
import { composeNotifications } from './composition/compose-notifications.ts'
import { composeCommerce } from './composition/compose-commerce.ts'
import { recordVerifications } from './composition/record-statements.ts'
import { composeSafety } from './composition/compose-safety.ts'
import { composePush } from './composition/compose-push.ts'
import { composeOffice } from './composition/compose-office.ts'
import type { Infrastructure } from './infrastructure.ts'
import { createEmailSiteResolver, resolveSiteUrl } from './email/email-site.ts'
import type { Product } from './product.ts'
import { createUserParts } from './user-parts.ts'
import { createOpenTabs } from './open-tabs.ts'
import { listPersonalData } from './personal-data/list-personal-data.ts'
import { isSearchOpenToVisitors } from './site-view.ts'
import { createAsyncSubscribers, createTransactionalSubscribers } from './subscriptions.ts'
import { pagePeriods } from './pages/page-periods.ts'

/**
 * Creates all features on the infrastructure, bottom up. Features depend only on those below;
 * callbacks to features above are wired here.
 */
export function compose(infrastructure: Infrastructure): Product {
  const { database, cursors, clock, log, phrases, blobs, config, installationKey } = infrastructure
  const geography = createPlaces({ database })
  const pushKeys = createVapidKeys(installationKey)
  const sites = createSites({
    database,
    clock,
    phrases,
    regions: geography.regions,
    pushPublicKey: pushKeys.publicKey,
  })
  const asyncSubscribers = createAsyncSubscribers(() => product)
  const eventBus = createEventBus({
    database,
    clock,
    log,
    types: events,
    now: createTransactionalSubscribers(() => product),
    later: asyncSubscribers,
    ...(infrastructure.metrics !== null && { countEvent: infrastructure.metrics.countEvent }),
  })
  const { emit } = eventBus
  const contentPages = createPages({
    ...infrastructure,
    periods: pagePeriods,
    countProfiles: (site, at) => fictionalProfiles.countProfiles(site, at),
  })
  const openTabs = createOpenTabs()
  const quietMode = createQuiet({ database })
  const { wantsNeutral } = quietMode
  const emails = composeEmails(infrastructure, wantsNeutral)
  const { sendEmail } = emails
  const accounts = createAccounts({
    database,
    emit,
    mail: sendEmail,
    wantsDiscreetEmails: wantsNeutral,
    findAppealing: () => product.complaints.findAppealing(),
    phrases,
    clock,
    limits: infrastructure.limits,
    secret: installationKey,
    sites,
    mailSite: createEmailSiteResolver(config, { toRequester: true }),
    termsInForce: contentPages.termsInForce,
    acceptAgainSince: contentPages.acceptAgainSince,
    personalData: () => listPersonalData(product),
    blobs,
    parts: createUserParts(() => product),
  })
  const staff = createStaff({ database, passwords: accounts.passwords, secret: installationKey })
  const commerce = composeCommerce(infrastructure, {
    emit,
    sites,
    staff,
    notify: openTabs.notify,
    sendEmail,
    termsInForce: contentPages.termsInForce,
    product: () => product,
  })
  const blocks = createBlocks({
    database,
    cursors,
    emit,
    secret: installationKey,
    isVisible: async (member, { account, site }) =>
      (await profiles.findMember(member, { reader: account, site: site as Site })) !== null,
    isAcquainted: areAcquainted(() => product),
  })
  const phoneVerification = createPhones({
    database,
    log,
    phrases,
    limits: infrastructure.limits,
    sendSms: infrastructure.sendSms,
    secret: installationKey,
    blocks,
  })
  const profiles = createProfiles({
    database,
    emit,
    noteCommand: staff.noteCommand,
    neighbours: {
      isHiddenFrom: async (reader, other, site) =>
        (await blocks.isBlocked(reader, other.account)) ||
        fictionalProfiles.hidesFrom(reader, other.kind, site),
      hasBlocked: blocks.hasBlocked,
      isAcquainted: async (reader, other) =>
        (await likes.areMatched(reader, other)) || chat.hasConversation(reader, other),
      loadPhotos: (request) => photos.photosFor(request),
      hasMainPhoto: (account) => photos.hasMain(account),
      getKindLabel: (kind, site, locale) => fictionalProfiles.labelFor(kind, site, locale),
    },
  })
  const photos = createPhotos({
    database,
    blobs,
    emit,
    secret: installationKey,
    findMember: profiles.findMember,
    isPremium: commerce.credits.isPremium,
    hasLostPremium: commerce.credits.hasLostPremium,
    searchOpen: isSearchOpenToVisitors,
    messagePhotoKey: (photo, request) => chat.photoKey(photo, request),
    isAppealed: (photo) => complaints.isPhotoAppealed(photo),
    isFileOpen: (...asked) => product.memberFiles.isPhotoOpen(...asked),
    openMedia: config.openMedia,
    notify: openTabs.notify,
  })
  const queues = { note: staff.note, noteOpening: staff.noteOpening, openQueue: staff.openQueue }
  const fictionalProfiles = createFictionalProfiles({
    database,
    phrases,
    findMember: profiles.findMember,
  })
  const photoVerification = createPhotoVerification({
    database,
    blobs,
    findMember: profiles.findMember,
    photos,
    recordStatement: recordVerifications(() => product),
    ...queues,
  })
  const ads = createAds({
    database,
    blobs,
    sites,
    fictionalProfiles,
    searchOpen: isSearchOpenToVisitors,
    mainPicture: photos.mainPicture,
    adPictures: photos.adPictures,
    note: staff.note,
    siteUrl: (site) => resolveSiteUrl(config, site),
  })
  const authenticity = messageSafety.createAuthenticity({
    database,
    findMember: profiles.findMember,
    labelFor: fictionalProfiles.labelFor,
    photosVerified: (account) => photos.compared.coversMain(database, account),
  })
  const messageWarnings = messageSafety.createMessageWarnings({ database })
  const { photoModeration, reports, complaints, wellbeing } = composeSafety(infrastructure, {
    emit,
    sites,
    staff,
    sendEmail,
    photos,
    product: () => product,
  })
  const search = createSearch({
    database,
    cursors,
    showMain: photos.showMain,
    labelFor: fictionalProfiles.labelFor,
    searchOpen: isSearchOpenToVisitors,
  })
  const likes = createLikes({
    database,
    cursors,
    emit,
    notify: openTabs.notify,
    profiles,
    mainPhotos: photos.mainPhotos,
    fictionalProfiles,
  })
  const gifts = createGifts({ phrases, log })
  const icebreakers = createIcebreakers({
    phrases,
    readMember: profiles.handlers['profiles.read_member'],
  })
  const chat = createChat({
    database,
    cursors,
    phrases,
    findMember: profiles.findMember,
    mainPhotos: photos.mainPhotos,
    messagePhotos: photos.messagePhotos,
    labelFor: fictionalProfiles.labelFor,
    showDrawing: gifts.showDrawing,
    hasMessageSubscribers: 'chat.message_sent' in asyncSubscribers,
  })
  const personaDesk = createDesk({
    database,
    phrases,
    chat,
    labelFor: fictionalProfiles.labelFor,
    mainPicture: photos.mainPicture,
    showDrawing: gifts.showDrawing,
    lintReply: checkReply,
    wellbeing,
    ...queues,
    findStaffNames: staff.getNames,
  })
  const push = composePush(infrastructure, {
    keys: pushKeys,
    sites,
    fictionalProfiles,
    wantsNeutral,
    chat,
    likes,
  })
  const notifications = composeNotifications(infrastructure, emails, () => product)
  const office = composeOffice(
    infrastructure,
    { ...emails, contentPages, accounts, sites, staff, emit },
    () => product,
  )

  const product: Product = {
    geography,
    sites,
    accounts,
    staff,
    ...commerce,
    creditStatement: createCreditStatement({ phrases }),
    blocks,
    phoneVerification,
    profiles,
    photos,
    photoModeration,
    fictionalProfiles,
    photoVerification,
    ads,
    authenticity,
    messageWarnings,
    reports,
    complaints,
    wellbeing,
    search,
    likes,
    icebreakers,
    gifts,
    chat,
    personaDesk,
    matching: createMatching({ database, profiles, search, likes }),
    polling: createPolling({ accounts, chat, likes }),
    quietMode,
    ...office,
    push,
    notifications,
    contentPages,
    eventBus,
    openTabs,
  }
  return product
}
