import {
  createPush,
  type createVapidKeys,
  type Push,
} from '#features/conversation/pwa/server/index.ts'
import { createEmailSiteResolver } from '../email/email-site.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

interface PushParts extends Pick<Product, 'sites' | 'fictionalProfiles' | 'chat' | 'likes'> {
  readonly keys: ReturnType<typeof createVapidKeys>
  readonly wantsNeutral: Product['quietMode']['wantsNeutral']
}

/** Creates push messages, which count unread and new items in other features. */
export function composePush(
  { database, clock, log, phrases, config, installationKey }: Infrastructure,
  { keys, sites, fictionalProfiles, wantsNeutral, chat, likes }: PushParts,
): Push {
  return createPush({
    database,
    clock,
    log,
    phrases,
    secret: installationKey,
    keys,
    services: config.pushServices,
    siteById: sites.siteById,
    labelFor: fictionalProfiles.labelFor,
    hidesFrom: fictionalProfiles.hidesFrom,
    wantsNeutral,
    countUnread: chat.counts,
    countLikes: likes.counts,
    findContactEmail: (site) => createEmailSiteResolver(config)(site).from,
  })
}
