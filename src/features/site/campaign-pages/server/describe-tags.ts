import { createHash } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import { choiceCookie, decideTagState, isCampaignPage } from '../rules/tag-choice.ts'
import { readTagList, type TagList } from '../rules/tag-list.ts'
import type { TagsView } from '../rules/tags-view.ts'

interface Request {
  readonly path: string
  readonly context: Pick<Context<Site>, 'cookies' | 'site' | 'viewer'>
  readonly globalPrivacyControl: boolean
}

/**
 * Describes the site's scripts for a page (SITE-08); null on every page but the campaign pages and the
 * page about cookies, on sites without scripts, and on campaign pages for members.
 */
export function describeTags({ path, context, globalPrivacyControl }: Request): TagsView | null {
  const campaign = isCampaignPage(path)
  if (!campaign && path !== '/pages/cookies') return null
  if (campaign && context.viewer !== null) return null
  const list = readTagList(context.site.settings)
  if (list === null) return null
  const id = identifyList(list)
  const cookie = context.cookies[choiceCookie.name]
  return {
    state: decideTagState({ list: id, cookie, globalPrivacyControl }),
    hosts: list.hosts,
    list: id,
  }
}

/** Changes whenever a script, one of its attributes or a host does. */
export function identifyList(list: TagList): string {
  return createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16)
}
