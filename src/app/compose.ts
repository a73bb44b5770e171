import { createAccounts } from '#features/members/accounts/server/index.ts'
import { createCare } from '#features/safety/wellbeing/server/index.ts'
import { createBlocks } from '#features/members/blocks/server/index.ts'
import { createChat, createOpeners } from '#features/conversation/chat/server/index.ts'
import { createStatement } from '#features/money/credits/server/index.ts'
import { createDesk } from '#features/office/persona-desk/server/index.ts'
import { readReply } from '#features/office/persona-desk/index.ts'
import { createFiction } from '#features/members/fictional-profiles/server/index.ts'
import { createHonesty, createWarnings } from '#features/safety/message-safety/server/index.ts'
import { createGifts } from '#features/money/gifts/server/index.ts'
import { createLikes } from '#features/discovery/likes/server/index.ts'
import { createMatching } from '#features/discovery/matching/server/index.ts'
import { createModeration } from '#features/safety/photo-moderation/server/index.ts'
import { createOpenness } from '#features/office/transparency/server/index.ts'
import { createPages } from '#features/site/content-pages/server/index.ts'
import { createPhones } from '#features/members/phone-verification/server/index.ts'
import { createPhotos } from '#features/members/photos/server/index.ts'
import { createPlaces } from '#features/site/geography/server/index.ts'
import { createPolling } from './polling/server/index.ts'
import { createPush, createVapidKeys } from '#features/conversation/push/server/index.ts'
import { createQuiet, quietly } from '#features/members/quiet-mode/server/index.ts'
import { createProfiles } from '#features/members/profiles/server/index.ts'
import { createReports } from '#features/safety/reports/server/index.ts'
import { createSearch } from '#features/discovery/search/server/index.ts'
import { createSites } from '#features/site/sites/server/index.ts'
import { createStaff } from '#features/members/staff/server/index.ts'
import { createVerification } from '#features/members/photo-verification/server/index.ts'
import { createSponsored } from '#features/discovery/ads/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Viewer } from '#kernel/context.ts'
import { createEvents } from '#platform/server/events/events.ts'
import { events } from './contract.ts'
import { exportPartsOf } from './export-parts.ts'
import { composeMoney } from './compose-money.ts'
import type { Floor } from './floor.ts'
import { mailSiteOf } from './mail-site.ts'
import type { Product } from './product.ts'
import { createOpenTabs } from './open-tabs.ts'
import { openToVisitors } from './site-view.ts'
import { later, now } from './subscriptions.ts'

/**
 * Creates all features on the infrastructure, bottom up. Features depend only on those below;
 * callbacks to features above are wired here.
 */
export function compose(floor: Floor): Product {
  const { database, clock, log, phrases, blobs, mail, config } = floor

  const places = createPlaces({ database })
  const pushKeys = createVapidKeys(config.secret)
  const sites = createSites({ database, clock, phrases, regions: places.regions, pushPublicKey: pushKeys.publicKey })
  const heardLater = later(() => product)
  const book = createEvents({
    database,
    clock,
    log,
    types: events,
    now: now(() => product),
    later: heardLater,
  })
  const { emit } = book
  const pages = createPages({ phrases, countProfiles: (site, at) => fiction.countProfiles(site, at) })
  const open = createOpenTabs()

  const quiet = createQuiet({ database })
  const { wantsNeutral } = quiet
  const accounts = createAccounts({
    database,
    emit,
    mail: quietly(mail, { phrases, wantsNeutral }),
    wantsQuietLetters: wantsNeutral,
    phrases,
    clock,
    limits: floor.limits,
    sites,
    mailSite: mailSiteOf(config),
    termsInForce: pages.termsInForce,
    exportParts: exportPartsOf(() => product, blobs),
    parts: async (person, { now: at, site }) => ({
      ...(await credits.userParts(person.account)),
      time_bonus: await discounts.bonusOf(person, site, at),
      main_image: await mainImageOf(photos, person, at),
    }),
  })
  const staff = createStaff({ database, passwords: accounts.passwords, secret: config.secret })
  const ofMoney = composeMoney(floor, {
    emit,
    sites,
    staff,
    letters: quietly(mail, { phrases, wantsNeutral }),
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
    limits: floor.limits,
    sendSms: floor.sendSms,
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
      knows: async (reader, other) => (await likes.areMatched(reader, other)) || chat.knows(reader, other),
      photosOf: (request) => photos.photosFor(request),
      hasMainPhoto: (account) => photos.hasMain(account),
      labelOf: (kind, site, locale) => fiction.labelOf(kind, site, locale),
    },
  })
  const photos = createPhotos({
    database,
    blobs,
    emit,
    secret: config.secret,
    findMember: profiles.findMember,
    isPremium: credits.isPremium,
    lostPremium: credits.lostPremium,
    searchOpen: openToVisitors,
    messagePhotoKey: (photo, request) => chat.photoKey(photo, request),
    openMedia: config.openMedia,
    tell: open.tell,
  })
  const moderation = createModeration({
    database,
    photos,
    accuse: (...accused) => reports.fileForOffice(...accused),
    isSuspect: (account) => reports.isSuspect(account),
    note: staff.note,
    nameOf: staff.nameOf,
  })
  const fiction = createFiction({ database, phrases, findMember: profiles.findMember })
  const verification = createVerification({
    database,
    blobs,
    findMember: profiles.findMember,
    photos,
    note: staff.note,
    nameOf: staff.nameOf,
  })
  const sponsored = createSponsored({
    database,
    blobs,
    sites,
    fiction,
    searchOpen: openToVisitors,
    mainPicture: photos.mainPicture,
    adPictures: photos.adPictures,
    note: staff.note,
    addressOf: (site) => mailSiteOf(config)(site).url,
  })
  const honesty = createHonesty({
    database,
    findMember: profiles.findMember,
    labelOf: fiction.labelOf,
    photosVerified: (account) => photos.compared.coversMain(database, account),
  })
  const warnings = createWarnings({ database })
  const reports = createReports({
    database,
    emit,
    mail,
    phrases,
    siteById: sites.siteById,
    mailSite: mailSiteOf(config),
    ban: accounts.ban,
    note: staff.note,
    nameOf: staff.nameOf,
    findMember: profiles.findMember,
    partnerOf: (reader, member) => chat.partnerOf(reader, member),
    messagesOf: (tx, asked) => chat.messagesOf(tx, asked),
  })
  const care = createCare({ database, note: staff.note, nameOf: staff.nameOf })
  const search = createSearch({
    database,
    showMain: photos.showMain,
    labelOf: fiction.labelOf,
    searchOpen: openToVisitors,
  })
  const likes = createLikes({ database, emit, tell: open.tell, profiles, mainPhotos: photos.mainPhotos, fiction })
  const gifts = createGifts({ phrases })
  const openers = createOpeners({ phrases, readMember: profiles.handlers['profiles.read_member'] })
  const chat = createChat({
    database,
    phrases,
    findMember: profiles.findMember,
    mainPhotos: photos.mainPhotos,
    messagePhotos: photos.messagePhotos,
    labelOf: fiction.labelOf,
    showDrawing: gifts.showDrawing,
    messagesHeard: 'chat.message_sent' in heardLater,
  })
  const desk = createDesk({
    database,
    phrases,
    chat,
    labelOf: fiction.labelOf,
    mainPicture: photos.mainPicture,
    showDrawing: gifts.showDrawing,
    lintReply: readReply,
    care,
    note: staff.note,
    nameOf: staff.nameOf,
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
    labelOf: fiction.labelOf,
    hidesFrom: fiction.hidesFrom,
    wantsNeutral,
    countUnread: chat.counts,
    countLikes: likes.counts,
    contactOf: (site) => mailSiteOf(config)(site).from,
  })

  const openness = createOpenness({
    database,
    counts: {
      profiles: fiction.countProfiles,
      ads: sponsored.countShown,
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
    statement: createStatement({ phrases }),
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
async function mainImageOf(photos: Product['photos'], person: Pick<Viewer, 'account' | 'member'>, at: Date) {
  const photo = await photos.ownMain(person, at)
  return photo === null ? null : { filename: photo.src[960], thumb_filename: photo.src[160], status: photo.status }
}
