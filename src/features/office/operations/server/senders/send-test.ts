import type { Handler } from '#kernel/handler.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/emails.ts'
import type { en } from '../../locales/emails/en.ts'
import { describeFailure, type SendError, shortenReply } from '../../rules/email-states.ts'
import type { SenderDeps } from './deps.ts'

type Outcome = 'accepted' | 'refused' | 'deferred' | 'unknown'

/** The mail server's reply to a staff member's own address, which may therefore name it. */
const longestReply = 300

/** Sends an email of a site to the staff member who asks for it, and says what the mail server replied. */
export function sendTest(deps: SenderDeps): Handler<(typeof contract)['emails.send_test'], Site> {
  const { database, allSites, mailSite, phrases, staffEmail, note } = deps
  return async ({ site: id }, { viewer, locale, now }) => {
    const site = (await allSites()).find((each) => each.id === id)
    if (site === undefined) return refuse('emails.unknown_site', { field: 'site' })
    const t = (key: PhraseKey<typeof en.test_email>, args = {}) =>
      phrases.translate(locale, `emails.test_email.${key}`, args)
    const address = await staffEmail(viewer.staff)
    const { outcome, reply } = await send(deps, {
      to: address,
      reader: null,
      site: mailSite(site),
      locale,
      category: 'test',
      key: `test-${newId()}`,
      ownConnection: true,
      content: {
        subject: t('subject', { site: site.name }),
        preview: t('preview'),
        blocks: [{ kind: 'paragraph', text: t('text', { site: site.name }) }],
      },
    })
    await database.transaction((tx) =>
      note(
        tx,
        viewer,
        {
          act: 'emails.test_sent',
          facts: { site: site.name, outcome, reply: shortenReply({ response: reply }) },
        },
        now,
      ),
    )
    return { outcome, reply: reply.slice(0, longestReply), address }
  }
}

async function send(
  { deliverEmail }: Pick<SenderDeps, 'deliverEmail'>,
  mail: Omit<Parameters<SenderDeps['deliverEmail']>[0], 'neutral'>,
): Promise<{ readonly outcome: Outcome; readonly reply: string }> {
  try {
    const { accepted, reply } = await deliverEmail({ ...mail, neutral: false })
    return { outcome: accepted ? 'accepted' : 'refused', reply }
  } catch (error) {
    const { response, code } = error as SendError
    return {
      outcome: describeFailure(error as SendError) as Outcome,
      reply: String(response ?? code ?? 'error'),
    }
  }
}
