import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { ReportsDeps } from './deps.ts'
import { createAppealButton } from './appeal-button.ts'
import { selectDecided } from './store-decisions.ts'

/**
 * The email to the owner of a paused account: why it is paused, what that means for the account and
 * its credits, how to prove their age, and until when. It does not mention reports or who made them;
 * null if the account is no longer paused.
 */
export function composePause(
  { phrases }: Pick<ReportsDeps, 'phrases'>,
  about: {
    number: string
    statement: string
    until: Date | null
    locale: Locale
    statementUrl: string | null
  },
  site: Site,
): EmailContent | null {
  const { number, statement, until, locale, statementUrl } = about
  if (until === null) return null
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone })
  const values = {
    number,
    statement,
    site: site.name,
    age: site.settings.min_age,
    date: format.format(until),
  }
  const t = (key: PhraseKey<typeof en.mail.paused>) =>
    phrases.translate(locale, `reports.mail.paused.${key}`, values)
  return {
    subject: t('subject'),
    preview: t('subject'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'paragraph', text: t('why') },
      { kind: 'paragraph', text: t('how') },
      { kind: 'paragraph', text: t('deadline') },
      { kind: 'paragraph', text: t('credits') },
      ...createAppealButton(phrases, locale, statementUrl),
      { kind: 'note', text: t('redress') },
    ],
    footer: [t('footer')],
  }
}

/** Returns the subscriber that emails the owner of a paused or closed account that it is open again. */
export function emailResumption(
  deps: ReportsDeps,
  after: 'resumed' | 'reinstated',
): AsyncSubscriber<{ report: number }> {
  return async function writeResumed({ report }, delivery) {
    const row = await selectDecided(deps.database, report)
    if (row?.reported == null) return
    const { account_id: reader, email, locale } = row.reported
    const site = deps.mailSite(await deps.siteById(row.site))
    const t = (key: PhraseKey<typeof en.mail.resumed>) =>
      deps.phrases.translate(locale, `reports.mail.${after}.${key}`, { site: site.name })
    await deps.mail({
      to: email,
      reader,
      site,
      locale,
      content: {
        subject: t('subject'),
        preview: t('subject'),
        blocks: [
          { kind: 'heading', text: t('heading') },
          { kind: 'paragraph', text: t('text') },
        ],
        footer: [t('footer')],
      },
      category: 'report',
      key: `report-${after}-${delivery.id}`,
    })
  }
}
