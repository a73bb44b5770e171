import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/notifications.ts'
import type { NewsletterText } from '../../rules/newsletter.ts'
import type { NotificationsDeps } from '../deps.ts'
import { findTextProblem } from './find-text-problem.ts'
import { writeNewsletter } from './write-newsletter.ts'

/** Sends a newsletter to the staff member who is writing it, as members would get it. */
export function testNewsletter(
  deps: Pick<NotificationsDeps, 'allSites' | 'mailSite' | 'phrases' | 'sendEmail' | 'staffEmail'>,
): Handler<(typeof contract)['notifications.test_newsletter'], Site> {
  return async ({ site: on, kind, texts, path }, { viewer }) => {
    const site = (await deps.allSites()).find(({ id }) => id === on)
    if (site === undefined) return refuse('notifications.unknown_site', { field: 'site' })
    const problem = findTextProblem(texts, site)
    if (problem !== null) return problem
    const to = await deps.staffEmail(viewer.staff)
    const emailSite = deps.mailSite(site)
    const written = Object.entries(texts) as [Locale, NewsletterText][]
    for (const [locale, text] of written) {
      await deps.sendEmail({
        to,
        reader: null,
        site: emailSite,
        locale,
        category: kind,
        key: `newsletter-test-${newId()}`,
        content: writeNewsletter(deps.phrases, {
          kind,
          text,
          path,
          locale,
          siteUrl: emailSite.url,
          // A test has nothing to unsubscribe from: the link opens the settings.
          unsubscribeUrl: `${emailSite.url}/notifications/push`,
        }),
      })
    }
    return { sent: written.length }
  }
}
