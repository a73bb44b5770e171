import { randomUUID } from 'node:crypto'
import type { Example } from '../../access-sweep/examples/example.ts'
import { createDataRequestExamples } from './data-request-examples.ts'
import { discountCodeExamples } from './discount-code-examples.ts'
import { siteSettingsExamples } from './site-settings-examples.ts'
import { operationsExamples } from './operations-examples.ts'
import { sampleImage } from '../../access-sweep/sample-image.ts'

/** Ids of the demo's office data, to be used in example inputs. */
export interface OfficeIds {
  readonly photo: string
  readonly request: string
  readonly conversation: string
  readonly profile: string
  readonly ad: string
  readonly pause: string
  readonly report: string
  readonly order: string
  readonly refund: string
}

const simpleExample = (input: Example['input']): Example => ({ input })
const proof = { current_password: 'not it', code: '123456' }
const password = 'seven slow swans'
const everyone = { languages: [], membership: 'all', active_days: null }
const noCase = { case: 'C-2345-6789', outcome: 'rejected', statement: 'It follows the rules.' }

/**
 * An example input for each staff endpoint that accepts a text; none of them is a decision that
 * could only be made once.
 */
export function createOfficeExamples({
  photo,
  request,
  conversation,
  profile,
  ad,
  pause,
  report,
  order,
  refund,
}: OfficeIds): Readonly<Record<string, Example>> {
  return {
    'staff.change_password': simpleExample(() => ({
      ...proof,
      password,
      password_again: password,
    })),
    'staff.confirm': simpleExample(() => ({ code: '123456' })),
    'staff.begin_second_factor': simpleExample(() => proof),
    'staff.finish_second_factor': simpleExample(() => ({ code: '123456' })),
    'staff.renew_recovery_codes': simpleExample(() => proof),
    // No one asked for a second person.
    'staff.take_back_request': simpleExample(() => ({
      kind: 'refunds.refund',
      subject: randomUUID(),
    })),
    'photo_moderation.claim_photo': simpleExample(() => ({ photo })),
    'photo_moderation.release_photo': simpleExample(() => ({ photo })),
    'photo_moderation.decide_photo': simpleExample(() => ({
      photo,
      finding: 'rejected',
      reason: 'not_shown',
    })),
    'photo_moderation.suspect_owner': simpleExample(() => ({
      photo,
      statement: 'The same picture as another',
    })),
    'photo_moderation.pause_owner': simpleExample(() => ({
      photo,
      statement: 'Looks about fifteen',
    })),
    'photo_moderation.undo_photo': simpleExample(() => ({ photo })),
    'photo_verification.claim': simpleExample(() => ({ request })),
    'photo_verification.release': simpleExample(() => ({ request })),
    'photo_verification.decide': simpleExample(() => ({
      request,
      outcome: 'verified',
      photos: [],
    })),
    'persona_desk.claim': simpleExample(() => ({ conversation, take_over: true })),
    'persona_desk.read': simpleExample(() => ({ conversation })),
    'persona_desk.release': simpleExample(() => ({ conversation })),
    'persona_desk.reply': simpleExample(() => ({
      conversation,
      id: randomUUID(),
      text: 'A good question for a Sunday.',
    })),
    'persona_desk.send_honest_reply': simpleExample(() => ({ conversation, id: randomUUID() })),
    'persona_desk.hand_over': simpleExample(() => ({
      conversation,
      id: randomUUID(),
      note: 'Asked about books.',
      for_lead: true,
    })),
    'persona_desk.draft': simpleExample(() => ({ conversation })),
    'persona_desk.request_pause': simpleExample(() => ({ conversation, id: randomUUID() })),
    'wellbeing.review': simpleExample(() => ({
      pause,
      id: randomUUID(),
      act: 'keep',
      note: 'Has friends to talk to.',
    })),
    'reports.decide': simpleExample(() => ({
      report,
      outcome: 'nothing',
      statement: 'It was a joke between friends.',
    })),
    'reports.read': simpleExample(() => ({ report })),
    'reports.resume': simpleExample(() => ({ report })),
    'reports.request_reinstatement': simpleExample(() => ({ report, reason: 'It was a mistake.' })),
    'reports.decide_request': simpleExample(() => ({
      report,
      request: 'reinstatement',
      approved: true,
    })),
    'payouts.list_days': simpleExample(() => ({ month: '2026-07' })),
    'revenue.list_months': simpleExample(() => ({})),
    'figures.read': simpleExample(() => ({ site: 1, month: '2026-11', by: 'source' })),
    'revenue.read_tax': simpleExample(() => ({ quarter: '2026-Q3' })),
    'refunds.find_orders': simpleExample(() => ({ search: 'jonas@minuet.example' })),
    'refunds.read_file': simpleExample(() => ({ order })),
    'refunds.request': simpleExample(() => ({
      order,
      id: randomUUID(),
      amount_minor: 1,
      reason: 'goodwill',
    })),
    // The product itself requested the refund, so there is nothing to approve.
    'refunds.decide': simpleExample(() => ({ refund, approved: true })),
    'refunds.handle_declaration': simpleExample(() => ({ declaration: randomUUID() })),
    'refunds.retry': simpleExample(() => ({ refund, id: randomUUID() })),
    // Its provider has not been unresponsive for long.
    'refunds.rule': simpleExample(() => ({
      order,
      id: randomUUID(),
      about: refund,
      what: 'paid_by_hand',
      reason: 'Sent by bank transfer.',
      reference: 'Statement 7',
    })),
    'refunds.decide_ruling': simpleExample(() => ({ ruling: randomUUID(), approved: true })),
    'direct_debit.lift_block': simpleExample(() => ({
      block: `iban-${'0'.repeat(64)}`,
      reason: 'It was a mistake.',
    })),
    'direct_debit.decide_lift': simpleExample(() => ({
      block: `iban-${'0'.repeat(64)}`,
      approved: true,
    })),
    'persona_desk.write_sheet': simpleExample(() => ({
      profile,
      facts: 'Reads.',
      tone: 'Dry.',
      said: 'Nothing yet.',
      version: 0,
    })),
    ...discountCodeExamples,
    ...siteSettingsExamples,
    // For the second call it is already closed, which is a valid response.
    'sales_stops.create': simpleExample(() => ({
      id: randomUUID(),
      site: 2,
      kind: 'method',
      name: 'blik',
      reason: 'Their page is slow.',
    })),
    'sales_stops.lift': simpleExample(() => ({ closure: randomUUID() })),
    'reconciliation.start': simpleExample(() => ({ id: randomUUID() })),
    'reconciliation.explain': simpleExample(() => ({
      difference: randomUUID(),
      note: 'Paid back at the provider.',
    })),
    'reconciliation.list_webhooks': simpleExample(() => ({ gateway: 'sandbox', state: 'done' })),
    'reconciliation.replay': simpleExample(() => ({ gateway: 'sandbox', event: 'evt_nobody' })),
    'reconciliation.replay_all': simpleExample(() => ({ gateway: 'sandbox', state: 'unknown' })),
    'ads.save_picture': simpleExample(() => ({
      ad: randomUUID(),
      bytes: sampleImage,
      type: 'image/png',
    })),
    // No such case, because a decision is made once.
    'complaints.claim': simpleExample(() => ({ case: 'C-2345-6789' })),
    'complaints.release': simpleExample(() => ({ case: 'C-2345-6789' })),
    'complaints.decide': simpleExample(() => noCase),
    'complaints.decide_appeal': simpleExample(() => noCase),
    'complaints.open_report': simpleExample(() => ({ case: 'C-2345-6789', reason: 'scam' })),
    'complaints.answer_support': simpleExample(() => ({
      case: 'S-2345-6789',
      id: randomUUID(),
      text: 'In the settings.',
      seen: 0,
    })),
    ...createDataRequestExamples({ request, profile }),
    'reports.list_templates': simpleExample(() => ({ locale: 'de' })),
    'member_files.read': simpleExample(() => ({ member: profile })),
    'member_files.end_sessions': simpleExample(() => ({ member: profile, session: null })),
    'member_files.find': simpleExample(() => ({ search: 'Jonas' })),
    'member_files.jump': simpleExample(() => ({ search: 'Jonas' })),
    'reports.act': simpleExample(() => ({
      member: profile,
      id: randomUUID(),
      outcome: 'warning',
      reason: 'insult',
      statement: 'Called three people names.',
    })),
    'reports.end_suspension': simpleExample(() => ({ member: profile, reason: 'A mix-up' })),
    'member_files.export': simpleExample(() => ({ search: 'Jonas' })),
    'member_files.open': simpleExample(() => ({
      member: profile,
      reason: 'other',
      note: 'Asked by phone.',
    })),
    'member_files.add_note': simpleExample(() => ({
      member: profile,
      id: randomUUID(),
      text: 'Called about an invoice.',
    })),
    'notifications.find_suppressions': simpleExample(() => ({ email: 'jonas@example.org' })),
    'notifications.count_readers': simpleExample(() => ({
      site: 1,
      kind: 'news',
      segment: everyone,
    })),
    'notifications.test_newsletter': simpleExample(() => ({
      site: 1,
      kind: 'news',
      texts: { en: { subject: 'Paper', text: 'And ink' } },
      path: '/members',
    })),
    'notifications.plan_newsletter': simpleExample(() => ({
      id: randomUUID(),
      site: 1,
      kind: 'news',
      texts: { en: { subject: 'Paper', text: 'And ink' } },
      path: '/members',
      segment: everyone,
      hourly: 100,
      day: null,
      hour: 0,
    })),
    'notifications.stop_newsletter': simpleExample(() => ({ newsletter: randomUUID() })),
    ...operationsExamples,
    'site_texts.list_pages': simpleExample(() => ({ site: 1 })),
    'site_texts.read_page': simpleExample(() => ({ site: 1, page: 'pages/faq', language: 'en' })),
    'site_texts.read_version': simpleExample(() => ({ version: randomUUID() })),
    'site_texts.preview_page': simpleExample(() => ({
      site: 1,
      page: 'paper',
      language: 'en',
      text: { title: 'Paper', body: 'And ink' },
    })),
    'site_texts.publish_page': simpleExample(() => ({
      id: randomUUID(),
      site: 1,
      page: 'pages/ban',
      language: 'en',
      newest: 99,
      text: { title: 'Paper', body: 'And ink' },
      summary: 'Paper',
      day: null,
      accept_again: false,
    })),
    'site_texts.withdraw_version': simpleExample(() => ({ version: randomUUID() })),
    'site_texts.create_page': simpleExample(() => ({
      site: 1,
      token: 'paper-and-ink',
      in_sitemap: false,
    })),
    'site_texts.change_page': simpleExample(() => ({ site: 1, token: 'paper', in_sitemap: true })),
    'site_texts.remove_page': simpleExample(() => ({ site: 1, token: 'paper', summary: 'Paper' })),
    'ads.end_ad': simpleExample(() => ({ ad })),
    'ads.place_ad': simpleExample(() => ({
      id: randomUUID(),
      site: 1,
      kind: 'site',
      texts: { en: { title: 'Paper', text: 'And ink' } },
      target: 'https://paper.example/',
      exclusive: false,
      live_hours: 0,
      from: '2099-01-01',
      until: null,
      pictured: false,
    })),
  }
}
