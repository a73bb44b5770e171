import { randomUUID } from 'node:crypto'
import type { Example } from '../../access-sweep/example.ts'
import { examplesOfCodes } from './examples-of-codes.ts'
import { onePicture } from '../../access-sweep/one-picture.ts'

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

const own = (takes: Example['takes']): Example => ({ takes })
const proof = { current_password: 'not it', code: '123456' }
const password = 'seven slow swans'

/**
 * An example input for each staff endpoint that accepts a text; none of them is a decision that
 * could only be made once.
 */
export function examplesOfOffice({
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
    'staff.change_password': own(() => ({ ...proof, password, password_again: password })),
    'staff.begin_second_factor': own(() => proof),
    'staff.finish_second_factor': own(() => ({ code: '123456' })),
    'staff.renew_recovery_codes': own(() => proof),
    'photo_moderation.claim_photo': own(() => ({ photo })),
    'photo_moderation.release_photo': own(() => ({ photo })),
    'photo_moderation.decide_photo': own(() => ({ photo, finding: 'rejected', reason: 'not_shown' })),
    'photo_moderation.suspect_owner': own(() => ({ photo, words: 'The same picture as another' })),
    'photo_moderation.undo_photo': own(() => ({ photo })),
    'photo_verification.claim': own(() => ({ request })),
    'photo_verification.release': own(() => ({ request })),
    'photo_verification.decide': own(() => ({ request, outcome: 'verified', photos: [] })),
    'persona_desk.claim': own(() => ({ conversation, take_over: true })),
    'persona_desk.read': own(() => ({ conversation })),
    'persona_desk.release': own(() => ({ conversation })),
    'persona_desk.reply': own(() => ({ conversation, id: randomUUID(), text: 'A good question for a Sunday.' })),
    'persona_desk.send_honest_reply': own(() => ({ conversation, id: randomUUID() })),
    'persona_desk.hand_over': own(() => ({
      conversation,
      id: randomUUID(),
      note: 'Asked about books.',
      for_lead: true,
    })),
    'persona_desk.draft': own(() => ({ conversation })),
    'persona_desk.request_pause': own(() => ({ conversation, id: randomUUID() })),
    'wellbeing.review': own(() => ({ pause, id: randomUUID(), act: 'keep', note: 'Has friends to talk to.' })),
    'reports.decide': own(() => ({ report, outcome: 'nothing', statement: 'It was a joke between friends.' })),
    'payouts.list_days': own(() => ({ month: '2026-07' })),
    'revenue.list_months': own(() => ({})),
    'revenue.read_tax': own(() => ({ quarter: '2026-Q3' })),
    'refunds.find_orders': own(() => ({ search: 'jonas@minuet.example' })),
    'refunds.read_file': own(() => ({ order })),
    'refunds.request': own(() => ({ order, id: randomUUID(), amount_minor: 1, reason: 'goodwill' })),
    // The refund is already being processed and has not failed, so approving it changes nothing.
    'refunds.decide': own(() => ({ refund, approved: true })),
    'refunds.retry': own(() => ({ refund, id: randomUUID() })),
    // Its provider has not been silent for long.
    'refunds.rule': own(() => ({
      order,
      id: randomUUID(),
      about: refund,
      what: 'paid_by_hand',
      reason: 'Sent by bank transfer.',
      reference: 'Statement 7',
    })),
    'refunds.decide_ruling': own(() => ({ ruling: randomUUID(), approved: true })),
    'direct_debit.lift_block': own(() => ({ block: `iban-${'0'.repeat(64)}`, reason: 'It was a mistake.' })),
    'persona_desk.write_sheet': own(() => ({
      profile,
      facts: 'Reads.',
      tone: 'Dry.',
      said: 'Nothing yet.',
      version: 0,
    })),
    ...examplesOfCodes,
    // The second call finds it closed already, which is a valid response.
    'sales_stops.create': own(() => ({
      id: randomUUID(),
      site: 2,
      kind: 'method',
      name: 'blik',
      reason: 'Their page is slow.',
    })),
    'sales_stops.lift': own(() => ({ closure: randomUUID() })),
    'reconciliation.start': own(() => ({ id: randomUUID() })),
    'reconciliation.explain': own(() => ({ difference: randomUUID(), note: 'Paid back at the provider.' })),
    'reconciliation.list_webhooks': own(() => ({ gateway: 'sandbox', state: 'done' })),
    'reconciliation.replay': own(() => ({ gateway: 'sandbox', event: 'evt_nobody' })),
    'reconciliation.replay_all': own(() => ({ gateway: 'sandbox', state: 'unknown' })),
    'ads.save_picture': own(() => ({ ad: randomUUID(), bytes: onePicture, type: 'image/png' })),
    'ads.end_ad': own(() => ({ ad })),
    'ads.place_ad': own(() => ({
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
