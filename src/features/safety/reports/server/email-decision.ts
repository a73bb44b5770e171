import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { ReportsDeps } from './deps.ts'
import { composePause } from './email-pause.ts'
import { createAppealButton } from './appeal-button.ts'
import { selectDecided } from './store-decisions.ts'

/**
 * Emails both sides the decision and its reason (DSA 17): the reporter always, the reported member
 * only if action was taken. The reporter's identity is never revealed.
 */
export function emailDecision(deps: ReportsDeps): AsyncSubscriber<{ report: number }> {
  return async function writeDecided({ report }, delivery) {
    const row = await selectDecided(deps.database, report)
    if (row === null) return
    const memberSite = await deps.siteById(row.site)
    const site = deps.mailSite(memberSite)
    const send = async (side: 'reporter' | 'reported') => {
      const to = row[side]
      if (to === null || (side === 'reported' && row.outcome === 'nothing')) return
      const { number, statement } = row
      const path = await deps.findStatementPath(
        number,
        side === 'reported' ? 'affected' : 'notifier',
      )
      const statementUrl = path === null ? null : site.url + path
      const email =
        side === 'reported' && row.outcome === 'pause'
          ? composePause(
              deps,
              { number, statement, until: row.paused_until, locale: to.locale, statementUrl },
              memberSite,
            )
          : composeEmail(deps, {
              ...row,
              side,
              site: site.name,
              name: to.name,
              locale: to.locale,
              statementUrl,
              date:
                row.until === null
                  ? ''
                  : new Intl.DateTimeFormat(to.locale, {
                      dateStyle: 'long',
                      timeStyle: 'short',
                      timeZone: memberSite.timeZone,
                    }).format(row.until),
            })
      // It was resumed or deleted before this email could be sent.
      if (email === null) return
      const key = `report-${side}-${delivery.id}`
      await deps.mail({
        to: to.email,
        reader: to.account_id,
        site,
        locale: to.locale,
        content: email,
        category: 'report',
        key,
      })
    }
    await send('reporter')
    await send('reported')
  }
}

function composeEmail(
  { phrases }: Pick<ReportsDeps, 'phrases'>,
  about: {
    side: 'reporter' | 'reported'
    site: string
    name: string
    locale: Locale
    outcome: string
    statement: string
    number: string
    of_office: boolean
    paused_until: Date | null
    statementUrl: string | null
    /** When a suspension ends. */
    date: string
  },
): EmailContent {
  const { of_office: _, paused_until: _until, statementUrl, ...values } = about
  const t = (key: PhraseKey<typeof en.mail.reported>) =>
    phrases.translate(about.locale, `reports.mail.${about.side}.${key}`, values)
  return {
    subject: t('subject'),
    preview: t('subject'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      {
        kind: 'paragraph',
        text: t(about.of_office && about.side === 'reported' ? 'text_office' : 'text'),
      },
      { kind: 'paragraph', text: t('why') },
      ...createAppealButton(phrases, about.locale, statementUrl),
      { kind: 'note', text: t('redress') },
    ],
    footer: [t('footer')],
  }
}
