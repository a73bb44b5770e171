import { createAccounts } from '#features/members/accounts/server/index.ts'
import { createWellbeing } from '#features/safety/wellbeing/server/index.ts'
import { createBlocks } from '#features/members/blocks/server/index.ts'
import { createChat, createIcebreakers } from '#features/conversation/chat/server/index.ts'
import { createCreditStatement } from '#features/money/credits/server/index.ts'
import { createDesk } from '#features/office/persona-desk/server/index.ts'
import { checkReply } from '#features/office/persona-desk/index.ts'
import { createFictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import { createAuthenticity, createMessageWarnings } from '#features/safety/message-safety/server/index.ts'
import { createGifts } from '#features/money/gifts/server/index.ts'
import { createLikes } from '#features/discovery/likes/server/index.ts'
import { createMatching } from '#features/discovery/matching/server/index.ts'
import { createPhotoModeration } from '#features/safety/photo-moderation/server/index.ts'
import { createTransparency } from '#features/office/transparency/server/index.ts'
import { createPages } from '#features/site/content-pages/server/index.ts'
import { createPhones } from '#features/members/phone-verification/server/index.ts'
import { createPhotos } from '#features/members/photos/server/index.ts'
import { createPlaces } from '#features/site/geography/server/index.ts'
import { createPolling } from './polling/server/index.ts'
import { createPush, createVapidKeys } from '#features/conversation/push/server/index.ts'
import { createQuiet, withNeutralEmails } from '#features/members/quiet-mode/server/index.ts'
import { createProfiles } from '#features/members/profiles/server/index.ts'
import { createReports } from '#features/safety/reports/server/index.ts'
import { createSearch } from '#features/discovery/search/server/index.ts'
import { createSites } from '#features/site/sites/server/index.ts'
import { createStaff } from '#features/members/staff/server/index.ts'
import { createPhotoVerification } from '#features/members/photo-verification/server/index.ts'
import { createAds } from '#features/discovery/ads/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Viewer } from '#kernel/context.ts'
import { createEventBus } from '#platform/server/events/event-bus.ts'
import { events } from './contract.ts'
import { createExportParts } from './export-parts.ts'
import { composeCommerce } from './compose-commerce.ts'
import type { Infrastructure } from './infrastructure.ts'
import { createEmailSiteResolver } from './email-site.ts'
import type { Product } from './product.ts'
import { createOpenTabs } from './open-tabs.ts'
import { isSearchOpenToVisitors } from './site-view.ts'
import { createAsyncSubscribers, createTransactionalSubscribers } from './subscriptions.ts'

/**
 * Creates all features on the infrastructure, bottom up. Features depend only on those below;
 * callbacks to features above are wired here.
 */
export function compose(infrastructure: Infrastructure): Product {
  const { database, clock, log, phrases, blobs, mail, config } = infrastructure

  const places = createPlaces({ database })
  const pushKeys = createVapidKeys(config.secret)
  const sites = createSites({ database, clock, phrases, regions: places.regions, pushPublicKey: pushKeys.publicKey })
  const asyncSubscribers = createAsyncSubscribers(() => product)
  const book = createEventBus({
    database,
    clock,
    log,
    types: events,
    now: createTransactionalSubscribers(() => product),
    later: asyncSubscribers,
  })
  const { emit } = book
  const pages = createPages({ phrases, countProfiles: (site, at) => fiction.countProfiles(site, at) })
  const open = createOpenTabs()

  const quiet = createQuiet({ database })
  const { wantsNeutral } = quiet
  const accounts = createAccounts({
    database,
    emit,
    mail: withNeutralEmails(mail, { phrases, wantsNeutral }),
    wantsDiscreetEmails: wantsNeutral,
    phrases,
    clock,
    limits: infrastructure.limits,
    sites,
    mailSite: createEmailSiteResolver(config),
    termsInForce: pages.termsInForce,
    exportParts: createExportParts(() => product, blobs),
    parts: async (person, { now: at, site }) => ({
      ...(await credits.userParts(person.account)),
      time_bonus: await discounts.findRunningBonus(person, site, at),
      main_image: await readMainImage(photos, person, at),
    }),
  })
  const staff = createStaff({ database, passwords: accounts.passwords, secret: config.secret })
  const ofMoney = composeCommerce(infrastructure, {
    emit,
    sites,
    staff,
    sendEmail: withNeutralEmails(mail, { phrases, wantsNeutral }),
    product: () => product,
  })
  const { credits, discounts } = ofMoney
  const blocks = createBlocks({
    database,
    emit,
    secret: config.secret,
    isVisible: async (member, { account, site }) =>
      (await profiles.findMember(member, { reader: account, site: site as Site })) !== null,
  })
  const phones = createPhones({
    database,
    log,
    phrases,
    limits: infrastructure.limits,
    sendSms: infrastructure.sendSms,
    secret: config.secret,
    blocks,
  })
  const profiles = createProfiles({
    database,
    emit,
    neighbours: {
      isHiddenFrom: async (reader, other, site) =>
        (await blocks.isBlocked(reader, other.account)) || fiction.hidesFrom(reader, other.kind, site),
      hasBlocked: blocks.hasBlocked,
      isAcquainted: async (reader, other) =>
        (await likes.areMatched(reader, other)) || chat.hasConversation(reader, other),
      loadPhotos: (request) => photos.photosFor(request),
      hasMainPhoto: (account) => photos.hasMain(account),
      getKindLabel: (kind, site, locale) => fiction.labelFor(kind, site, locale),
    },
  })
  const photos = createPhotos({
    database,
    blobs,
    emit,
    secret: config.secret,
    findMember: profiles.findMember,
    isPremium: credits.isPremium,
    hasLostPremium: credits.hasLostPremium,
    searchOpen: isSearchOpenToVisitors,
    messagePhotoKey: (photo, request) => chat.photoKey(photo, request),
    openMedia: config.openMedia,
    notify: open.notify,
  })
  const moderation = createPhotoModeration({
    database,
    photos,
    accuse: (...accused) => reports.fileForOffice(...accused),
    isSuspect: (account) => reports.isSuspect(account),
    note: staff.note,
    findStaffNames: staff.getNames,
  })
  const fiction = createFictionalProfiles({ database, phrases, findMember: profiles.findMember })
  const verification = createPhotoVerification({
    database,
    blobs,
    findMember: profiles.findMember,
    photos,
    note: staff.note,
    findStaffNames: staff.getNames,
  })
  const sponsored = createAds({
    database,
    blobs,
    sites,
    fiction,
    searchOpen: isSearchOpenToVisitors,
    mainPicture: photos.mainPicture,
    adPictures: photos.adPictures,
    note: staff.note,
    siteUrl: (site) => createEmailSiteResolver(config)(site).url,
  })
  const honesty = createAuthenticity({
    database,
    findMember: profiles.findMember,
    labelFor: fiction.labelFor,
    photosVerified: (account) => photos.compared.coversMain(database, account),
  })
  const warnings = createMessageWarnings({ database })
  const reports = createReports({
    database,
    emit,
    mail,
    phrases,
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
    ban: accounts.ban,
    note: staff.note,
    findStaffNames: staff.getNames,
    findMember: profiles.findMember,
    findPartner: (reader, member) => chat.findPartner(reader, member),
    selectMessages: (tx, asked) => chat.selectEvidence(tx, asked),
  })
  const care = createWellbeing({ database, note: staff.note, findStaffNames: staff.getNames })
  const search = createSearch({
    database,
    showMain: photos.showMain,
    labelFor: fiction.labelFor,
    searchOpen: isSearchOpenToVisitors,
  })
  const likes = createLikes({ database, emit, notify: open.notify, profiles, mainPhotos: photos.mainPhotos, fiction })
  const gifts = createGifts({ phrases })
  const openers = createIcebreakers({ phrases, readMember: profiles.handlers['profiles.read_member'] })
  const chat = createChat({
    database,
    phrases,
    findMember: profiles.findMember,
    mainPhotos: photos.mainPhotos,
    messagePhotos: photos.messagePhotos,
    labelFor: fiction.labelFor,
    showDrawing: gifts.showDrawing,
    hasMessageSubscribers: 'chat.message_sent' in asyncSubscribers,
  })
  const desk = createDesk({
    database,
    phrases,
    chat,
    labelFor: fiction.labelFor,
    mainPicture: photos.mainPicture,
    showDrawing: gifts.showDrawing,
    lintReply: checkReply,
    care,
    note: staff.note,
    findStaffNames: staff.getNames,
  })
  const matching = createMatching({ database, profiles, search, likes })
  const polling = createPolling({ accounts, chat, likes })
  const push = createPush({
    database,
    clock,
    log,
    phrases,
    secret: config.secret,
    keys: pushKeys,
    services: config.pushServices,
    siteById: sites.siteById,
    labelFor: fiction.labelFor,
    hidesFrom: fiction.hidesFrom,
    wantsNeutral,
    countUnread: chat.counts,
    countLikes: likes.counts,
    findContactEmail: (site) => createEmailSiteResolver(config)(site).from,
  })

  const openness = createTransparency({
    database,
    counts: {
      profiles: fiction.countProfiles,
      ads: sponsored.countAds,
      staffMessages: ({ pool }, span) => chat.figures.authored({ pool, ...span }),
      answers: ({ pool }, span) => chat.figures.answers({ pool, ...span }),
      deletions: ({ id }, { from }) => accounts.countDeletions(id, from),
      returned: ({ id }, { from }) => credits.countReturned(id, from),
    },
  })

  const product: Product = {
    places,
    sites,
    accounts,
    staff,
    ...ofMoney,
    statement: createCreditStatement({ phrases }),
    blocks,
    phones,
    profiles,
    photos,
    moderation,
    fiction,
    verification,
    sponsored,
    honesty,
    warnings,
    reports,
    care,
    search,
    likes,
    openers,
    gifts,
    chat,
    desk,
    matching,
    polling,
    quiet,
    openness,
    push,
    pages,
    book,
    open,
  }
  return product
}

/**
 * The viewer's main photo as returned by user.php, whatever its review status, with the smallest
 * width for the top bar.
 */
async function readMainImage(photos: Product['photos'], person: Pick<Viewer, 'account' | 'member'>, at: Date) {
  const photo = await photos.ownMainPhoto(person, at)
  return photo === null ? null : { filename: photo.src[960], thumb_filename: photo.src[160], status: photo.status }
}
