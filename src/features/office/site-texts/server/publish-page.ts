import { startOfDay } from '#kernel/calendar.ts'
import { dayMs } from '#kernel/duration.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { acceptedPages } from '#features/site/content-pages/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-texts.ts'
import { diffLines } from '../rules/diff-lines.ts'
import { maxAheadMs } from '../rules/limits.ts'
import type { SiteTextsDeps } from './deps.ts'
import { findPage } from './find-page.ts'
import { findSite } from './find-site.ts'
import { cleanText, findTextProblem } from './find-text-problem.ts'

/**
 * Publishes a version of a page (OPS-04): it and its audit entry are written in one transaction. A
 * version whose author hasn't seen the newest one is refused, so that no one's work is overwritten
 * unseen.
 */
export function publishPage(
  deps: SiteTextsDeps,
): Handler<(typeof contract)['site_texts.publish_page'], Site> {
  const { database, pages, note } = deps
  return async ({ site: id, page, language, day, ...input }, { viewer, now }) => {
    const site = await findSite(deps, id, language)
    if (isRefusal(site)) return site
    const found = await findPage(deps, { site, page, now })
    if (found === null) return refuse('not_found')
    const text = input.text === null ? null : cleanText(input.text)
    const problem = text === null ? null : findTextProblem(deps, { page, language, text })
    if (problem !== null) return problem
    if (input.accept_again && !acceptedPages.includes(page))
      return refuse('site_texts.not_acceptable', { field: 'accept_again' })
    const startsAt = day === null ? now : startOfDay(day, site.timeZone)
    if (startsAt < now) return refuse('site_texts.time_passed', { field: 'day' })
    if (startsAt.getTime() - now.getTime() > maxAheadMs)
      return refuse('site_texts.too_far_ahead', {
        field: 'day',
        with: { days: maxAheadMs / dayMs },
      })

    const key = { site: site.id, path: page, locale: language }
    return database.transaction(async (tx) => {
      // Locked, so that the page isn't removed at the same time.
      if (found.own && !(await pages.operatorPages.lock(tx, { site: site.id, token: page })))
        return refuse('not_found')
      const before = (await pages.versions.history(tx, key, now)).find((row) => row.in_force)
      const outcome = await pages.versions.publish(
        tx,
        {
          ...key,
          id: input.id,
          base: input.newest,
          text,
          summary: input.summary,
          acceptAgain: input.accept_again,
          staff: viewer.staff,
          startsAt,
        },
        now,
      )
      if (outcome === 'conflict') return refuse('site_texts.changed_before')
      if (outcome === 'repeated') return null
      const read = before === undefined ? null : await pages.versions.find(tx, before.id)
      const old = read?.body ?? pages.versions.original(page, language)?.body ?? ''
      const after = text?.body ?? pages.versions.original(page, language)?.body ?? ''
      const lines = diffLines(old, after)
      const facts = {
        site: site.name,
        page,
        language,
        before: before?.number ?? 0,
        after: input.newest + 1,
        original: text === null,
        lines_added: lines.filter(({ kind }) => kind === 'added').length,
        lines_removed: lines.filter(({ kind }) => kind === 'removed').length,
        title_before: read?.title ?? pages.versions.original(page, language)?.title ?? null,
        title_after: text?.title ?? pages.versions.original(page, language)?.title ?? null,
        starts: startsAt.toISOString(),
        accept_again: input.accept_again,
        reason: input.summary,
      }
      await note(tx, viewer, { act: 'site_texts.page_published', about: input.id, facts }, now)
      return null
    })
  }
}

/** Withdraws a version that hasn't started. */
export function withdrawVersion(
  deps: SiteTextsDeps,
): Handler<(typeof contract)['site_texts.withdraw_version'], Site> {
  const { database, pages, note, allSites } = deps
  return ({ version: id }, { viewer, now }) =>
    database.transaction(async (tx) => {
      const version = await pages.versions.find(tx, id)
      if (version === null) return refuse('not_found')
      if (version.withdrawn_at !== null) return null
      if (!(await pages.versions.withdraw(tx, id, now))) return refuse('site_texts.already_started')
      const site = (await allSites()).find((each) => each.id === version.site_id)
      const facts = {
        site: site?.name ?? '',
        page: version.path,
        language: version.locale,
        version: version.number,
        starts: version.starts_at.toISOString(),
      }
      await note(tx, viewer, { act: 'site_texts.version_withdrawn', about: id, facts }, now)
      return null
    })
}
