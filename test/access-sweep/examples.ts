import { randomUUID } from 'node:crypto'
import { officeDoors } from './office-doors.ts'
import { examplesOfDebits } from './examples-of-debits.ts'
import { examplesOfLimits } from './examples-of-limits.ts'
import { examplesOfGifts } from './examples-of-gifts.ts'
import { examplesOfOpenness } from './examples-of-openness.ts'
import { examplesOfMoneyBack } from './examples-of-money-back.ts'
import { examplesOfPrivacy } from './examples-of-privacy.ts'
import { examplesOfCards } from './examples-of-cards.ts'
import { examplesOfDiscounts } from './examples-of-discounts.ts'
import { examplesOfSides } from './examples-of-sides.ts'
import { safetyExamples } from './examples-safety.ts'
import { onePicture } from './one-picture.ts'
import { verification } from './examples-of-verification.ts'
import type { Example } from './example.ts'
import type { ViewerName } from './viewers.ts'

const own = (takes: Example['takes'] = () => ({})): Example => ({ takes })
const said = (text: string) => ({ id: randomUUID(), text })
const shown = (description: string) => ({ id: randomUUID(), bytes: onePicture, type: 'image/png', description })
/** Where a viewer's site lets its members live. */
const home = (viewer: ViewerName) => (viewer === 'elsewhere' ? 'CH' : 'NL')
const secret = 'A'.repeat(43)
const secrets = (...names: string[]) => Object.fromEntries(names.map((name) => [name, secret]))
const named = { name: 'Laptop' }
const wrong = { current_password: 'not it' }
const words = {
  signup_reason: null,
  relationship_status: null,
  body_type: null,
  hair_colour: null,
  eye_colour: null,
  tattoos: null,
}
const writing = [
  'chat.conversation',
  'chat.message',
  'chat.photo',
  'chat.sender_state',
  'credits.movement',
  'credits.transfer',
  'credits.wallet',
  'credits.lot',
]
const liking = ['likes.profile_like', 'likes.match', 'likes.like_request']

/**
 * One example for each call of the route table. A call without one fails the sweep: give it an input that is valid, say with `at`
 * which id decides who may ask, and where others' rows about the victim may change, in which tables.
 */
export const examples: Readonly<Record<string, Example>> = {
  'geography.list_countries': own(),
  'geography.list_regions': own(() => ({ country: 'NL' })),
  'geography.find_cities': own(() => ({ country: 'NL', q: 'ams' })),
  'geography.reverse_geocode': own(() => ({ lat: 48.14, lon: 11.58 })),
  'sites.read_settings': { takes: () => ({}), loose: true },
  'sites.read_company': own(),
  'content_pages.read_page': own(() => ({ page: 'terms' })),
  ...officeDoors,
  'accounts.choose_visibility': own(() => ({ invisible: false })),
  ...examplesOfLimits,
  ...examplesOfCards,
  ...examplesOfOpenness,
  'quiet_mode.read_choice': own(),
  'quiet_mode.choose_emails': own(() => ({ letters: true })),

  'accounts.log_in': {
    takes: ({ email }) => ({ login: email, password: 'not the password of anyone' }),
    at: 'email',
    // Ten wrong tries lock an address out, the one that has an account and the one that has none alike.
    absent: [422, 429],
    // The owner's list of log-ins counts the wrong try.
    touchesByAnyone: ['accounts.login_history'],
  },
  'accounts.read_user': own(),
  'accounts.change_language': own(() => ({ language: 'en' })),
  'accounts.choose_language': own(() => ({ language: 'en' })),
  // Whoever asks anything after it is there again, and that is written down.
  'accounts.hide_page': { ...own(), last: 9 },
  'accounts.log_out': { takes: () => ({}), endsSession: true, last: 5 },
  'accounts.sign_up': {
    takes: ({ email }) => ({
      id: randomUUID(),
      email,
      name: `New ${randomUUID().slice(0, 13)}`,
      password: 'thirteen small horses',
      date_of_birth: '1990-04-02',
      gender: 'female',
      seeking: ['male'],
      country: 'NL',
      fictional_acknowledged: true,
      terms_accepted: true,
    }),
    at: 'email',
    absent: [200],
    endsSession: true,
    last: 1,
  },
  'accounts.read_confirmation': own(),
  'accounts.resend_confirmation': { takes: () => ({}), gives: [409], givesTo: { unconfirmed: [200, 429] } },
  'accounts.change_unconfirmed_email': {
    takes: () => ({ email: 'someone.new@example.test' }),
    gives: [409],
    givesTo: { unconfirmed: [200, 429] },
  },
  'accounts.activate': { takes: () => ({ token: secret }), gives: [410] },
  'accounts.request_reset': {
    takes: ({ email }) => ({ email }),
    at: 'email',
    absent: [200, 429],
    // A letter to the owner of the address and nobody else.
    touchesByAnyone: ['accounts.one_time_token'],
  },
  'accounts.reset_password': {
    takes: () => ({ token: secret, password: 'thirteen small horses', password_again: 'thirteen small horses' }),
    gives: [410],
  },
  'accounts.inspect_link': { takes: () => ({ kind: 'reset', token: secret }), gives: [200] },
  'accounts.read_settings': own(),
  // Nobody here knows a password; what comes of the right one is tested beside the code.
  'accounts.change_password': {
    takes: () => ({ ...wrong, password: 'thirteen tall horses', password_again: 'thirteen tall horses' }),
    gives: [422],
  },
  'accounts.change_email': { takes: () => ({ ...wrong, email: 'somewhere.else@example.test' }), gives: [422] },
  'accounts.keep_email': own(),
  'accounts.confirm_email_change': { takes: () => ({ token: secret }), gives: [410] },
  'accounts.undo_change': {
    takes: () => ({ token: secret, password: 'thirteen tall horses', password_again: 'thirteen tall horses' }),
    gives: [410],
  },
  'accounts.list_sessions': own(),
  'accounts.end_session': { takes: () => ({ session: randomUUID() }), gives: [404] },
  'accounts.end_other_sessions': { takes: () => ({}), last: 8 },
  'accounts.list_log_ins': own(),
  'accounts.begin_passkey_log_in': own(),
  // A device answers no question that was not put to it.
  'accounts.log_in_with_passkey': {
    takes: () => secrets('credential', 'client_data', 'authenticator_data', 'signature', 'handle'),
    gives: [422],
  },
  'accounts.add_passkey': {
    takes: () => ({
      ...named,
      id: randomUUID(),
      transports: [],
      ...secrets('credential', 'client_data', 'attestation'),
    }),
    gives: [422],
  },
  'accounts.list_passkeys': own(),
  'accounts.begin_passkey': { takes: () => ({ ...wrong }), gives: [422] },
  'accounts.rename_passkey': { takes: () => ({ ...wrong, ...named, passkey: randomUUID() }), gives: [422] },
  'accounts.remove_passkey': { takes: () => ({ ...wrong, passkey: randomUUID() }), gives: [422] },
  'accounts.delete_account': { takes: () => ({ current_password: 'not it' }), gives: [422] },
  'accounts.reactivate': { takes: () => ({ token: secret }), gives: [410] },
  'accounts.prepare_export': { takes: () => ({ current_password: 'not it' }), gives: [422] },

  'credits.read_wallet': own(),
  'credits.list_movements': own(),
  'credits.read_receipt': own(() => ({ conversation: '01890000-0000-7000-8000-000000000000' })),
  'credits.read_statement': own(),
  'credits.list_seals': own(),

  'blocks.list_blocked': own(),
  'blocks.list_contacts': own(),
  'blocks.add_contact': {
    // One's own address is refused, and would be told apart.
    takes: ({ email }, viewer) => ({
      address: viewer === 'owner' ? 'someone.known@example.test' : email,
      label: 'Known from work',
    }),
    at: 'email',
    absent: [204],
    // Whoever has the address is set apart from the one who listed it, and nothing tells of it.
    touchesByAnyone: ['blocks.block', 'blocks.contact_match'],
    last: 8,
  },
  // Nobody lists anyone before the end.
  'blocks.remove_contact': { takes: () => ({ contact: randomUUID() }), gives: [404] },
  'blocks.unblock_member': {
    takes: ({ member }) => ({ member }),
    at: 'member',
    // The own block is known to whoever made it.
    knows: ['blocker'],
    // Whom one does not block is answered like somebody who is not there.
    gives: [204, 404],
    touches: ['blocks.block'],
    last: 6,
  },
  'blocks.block_member': {
    takes: ({ member }) => ({ member }),
    at: 'member',
    // By now this one has taken the block back.
    knows: ['blocker'],
    givesTo: { owner: [422] },
    // What the victim paid for and was not read is noted, to come back at night.
    touches: ['blocks.block', 'chat.refund', 'photo_verification.ask_member', ...writing, ...liking],
    last: 7,
  },

  'profiles.read_own': own(),
  'profiles.save_basics': own((_, viewer, { birth }) => ({
    date_of_birth: viewer === 'owner' ? birth : '1988-08-08',
    gender: 'female',
    seeking: ['male', 'female'],
  })),
  'profiles.save_details': own((_, viewer, { notes }) => ({
    traits: words,
    languages: ['en'],
    notes: { interests: viewer === 'owner' ? (notes.interests ?? '') : 'tea before all' },
  })),
  'profiles.save_about': own((_, viewer, { about }) => ({ about: viewer === 'owner' ? about : 'A quiet person.' })),
  'profiles.save_prompts': own((_, viewer, { prompts }) => ({
    prompts: viewer === 'owner' ? prompts : [{ prompt: 'far', answer: 'Not very' }],
  })),
  'profiles.save_interests': own((_, viewer, { interests, intimate }) =>
    viewer === 'owner'
      ? { interests: [...interests, ...intimate], intimate_consent: true }
      : { interests: ['coffee', 'tea'] },
  ),
  'profiles.show_intimate': own((_, viewer) => ({ shown: viewer === 'owner' || viewer === 'premium' })),
  'profiles.save_place': own((_, viewer, { city, region }) =>
    viewer === 'owner' ? { country: 'NL', region, city } : { country: home(viewer) },
  ),
  'profiles.list_interests': own(),
  'profiles.read_member': { takes: ({ member }) => ({ member }), at: 'member' },

  'photos.list_photos': { takes: ({ member }) => ({ member }), at: 'member' },
  'photos.list_own': own(),
  'photos.upload': {
    takes: () => ({ id: randomUUID(), bytes: onePicture, type: 'image/png' }),
    // The victim has as many as it may.
    gives: [200, 409],
  },
  'photos.make_main': { takes: ({ photo }) => ({ photo }), at: 'photo' },
  'photos.set_private': { takes: ({ photo }) => ({ photo, private: false }), at: 'photo' },
  'photos.list_grants': own(),
  'photos.read_private': { takes: ({ member }) => ({ member }), at: 'member', givesTo: { owner: [404] } },
  'photos.grant_access': {
    takes: ({ member }) => ({ member }),
    at: 'member',
    givesTo: { owner: [404] },
    touches: ['photos.private_grant'],
  },
  'photos.revoke_access': {
    takes: ({ member }) => ({ member }),
    at: 'member',
    // Taking back tells nothing of whether there was somebody.
    absent: [204],
    touches: ['photos.private_grant'],
    last: 5,
  },
  'photos.describe': {
    takes: ({ photo }, viewer, { descriptions }) => ({
      photo,
      description: viewer === 'owner' ? descriptions.main : 'Taken over',
    }),
    at: 'photo',
  },
  'photos.move': { takes: ({ photo }) => ({ photo, place: 0 }), at: 'photo' },
  'photos.delete': { takes: ({ photo }) => ({ photo }), at: 'photo', last: 4 },

  'fictional_profiles.read_share': own(),
  'fictional_profiles.read_choice': own(),
  'fictional_profiles.choose_visibility': own(() => ({ shown: false })),
  'fictional_profiles.read_disclosure': { takes: ({ member }) => ({ member }), at: 'member', gives: [422] },
  'fictional_profiles.acknowledge': { takes: ({ member }) => ({ member, version: '1' }), at: 'member', gives: [422] },

  ...examplesOfPrivacy,
  ...safetyExamples,
  'search.find_members': own(() => ({ gender: 'female', country: 'NL', min_age: 18, max_age: 90 })),
  'search.list_related': { takes: ({ member }) => ({ member }), at: 'member' },

  'likes.like': {
    takes: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    givesTo: { owner: [422] },
    touches: liking,
  },
  'likes.unlike': {
    takes: ({ member }) => ({ member }),
    at: 'member',
    givesTo: { owner: [404] },
    touches: liking,
    last: 2,
  },
  'likes.list': own(),
  'likes.list_type': own(() => ({ type: 'liked_by' })),
  'likes.read_counts': own(),
  // Whoever is not there is left out.
  'likes.read_states': { takes: ({ member }) => ({ members: member }), at: 'member', absent: [200] },
  'likes.read_match': { takes: ({ match }) => ({ match }), at: 'match' },
  'likes.mark_seen': { takes: ({ member }) => ({ member }), at: 'member', touches: ['likes.profile_like'] },
  'likes.auto_like': own(),

  'matching.read_finder': own(),
  'matching.save_finder': own(() => ({
    reason: null,
    distance_km: 50,
    pace: 'steady',
    interests: ['tea'],
    min_age: 18,
    max_age: 90,
    with_photo: false,
    unattached: false,
  })),
  'matching.list_picks': own(),
  'matching.read_deck': own(),
  'matching.like': {
    takes: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    givesTo: { owner: [422] },
    touches: ['matching.swipe', ...liking],
  },
  'matching.pass': {
    takes: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    givesTo: { owner: [422] },
    touches: ['matching.swipe'],
  },
  // Another's swipe is not there, whoever asks.
  'matching.undo': { takes: () => ({ swipe: randomUUID() }), gives: [404] },

  'polling.read': own(),

  'chat.list_chats': { takes: () => ({}), touchesByAnyone: ['chat.conversation'] },
  'chat.count_unread': own(),
  'chat.read_conversation': {
    takes: ({ conversation }) => ({ conversation }),
    at: 'conversation',
    // That the messages have reached their reader.
    touches: ['chat.conversation', 'chat.sender_state'],
  },
  'chat.preview_conversation': { takes: ({ member }) => ({ member }), at: 'member', givesTo: { owner: [404] } },
  'chat.send': {
    takes: ({ conversation }) => ({ conversation, ...said('Shall we say eight?') }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_to_member': {
    takes: ({ member }) => ({ member, ...said('Good evening from the sweep.') }),
    at: 'member',
    givesTo: { owner: [404] },
    touches: writing,
  },
  'chat.send_photo': {
    takes: ({ conversation }) => ({ conversation, ...shown('A grey square') }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_photo_to_member': {
    takes: ({ member }) => ({ member, ...shown('A grey square') }),
    at: 'member',
    // The first message was free, and these have no credits for a photo.
    givesTo: { owner: [404], free: [402], unconfirmed: [402] },
    touches: writing,
  },
  ...examplesOfGifts,
  'chat.mark_read': {
    takes: ({ conversation }) => ({ conversation, seq: 1 }),
    at: 'conversation',
    touches: ['chat.conversation', 'chat.sender_state'],
  },
  ...examplesOfSides,

  ...verification,
  ...examplesOfDiscounts,
  'payments.list_offers': own(() => ({ country: 'NL' })),
  'payments.start_order': {
    takes: (_, viewer) => ({ id: randomUUID(), bundle: 'p0', method: 'visa', country: home(viewer), consent: true }),
    settles: true,
  },
  'payments.read_order': { takes: ({ order }) => ({ order }), at: 'order' },
  'payments.list_orders': own(),
  // The victim's order waits for its money, so there is no invoice of it yet, not even for its owner.
  'invoices.read_invoice': { takes: ({ order }) => ({ order }), at: 'order', gives: [404] },
  ...examplesOfMoneyBack,
  ...examplesOfDebits,
}
