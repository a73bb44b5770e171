import { randomUUID } from 'node:crypto'
import { publicOfficeExamples } from './public-office-examples.ts'
import { directDebitExamples } from './direct-debit-examples.ts'
import { spendingLimitExamples } from './spending-limit-examples.ts'
import { giftExamples } from './gift-examples.ts'
import { transparencyExamples } from './transparency-examples.ts'
import { refundExamples } from './refund-examples.ts'
import { privacyExamples } from './privacy-examples.ts'
import { savedCardExamples } from './saved-card-examples.ts'
import { discountExamples } from './discount-examples.ts'
import { conversationSideExamples } from './conversation-side-examples.ts'
import { safetyExamples } from './safety-examples.ts'
import { sampleImage } from '../sample-image.ts'
import { photoVerificationExamples } from './photo-verification-examples.ts'
import type { Example } from './example.ts'
import type { ViewerName } from '../viewers.ts'

const simpleExample = (input: Example['input'] = () => ({})): Example => ({ input })
const messageInput = (text: string) => ({ id: randomUUID(), text })
const photoInput = (description: string) => ({ id: randomUUID(), bytes: sampleImage, type: 'image/png', description })
/** The country in which the viewer's site lets members live. */
const home = (viewer: ViewerName) => (viewer === 'elsewhere' ? 'CH' : 'NL')
const secret = 'A'.repeat(43)
const secrets = (...names: string[]) => Object.fromEntries(names.map((name) => [name, secret]))
const named = { name: 'Laptop' }
const wrong = { current_password: 'not it' }
const characteristics = {
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
 * One example per endpoint of the route table. An endpoint without one fails the sweep: add a valid
 * input, use `at` for the id that decides about access, and list the tables in which rows about the
 * victim may change.
 */
export const examples: Readonly<Record<string, Example>> = {
  'geography.list_countries': simpleExample(),
  'geography.list_regions': simpleExample(() => ({ country: 'NL' })),
  'geography.find_cities': simpleExample(() => ({ country: 'NL', q: 'ams' })),
  'geography.reverse_geocode': simpleExample(() => ({ lat: 48.14, lon: 11.58 })),
  'sites.read_settings': { input: () => ({}), loose: true },
  'sites.read_company': simpleExample(),
  'content_pages.read_page': simpleExample(() => ({ page: 'terms' })),
  ...publicOfficeExamples,
  'accounts.choose_visibility': simpleExample(() => ({ invisible: false })),
  ...spendingLimitExamples,
  ...savedCardExamples,
  ...transparencyExamples,
  'quiet_mode.read_choice': simpleExample(),
  'quiet_mode.choose_emails': simpleExample(() => ({ letters: true })),

  'accounts.log_in': {
    input: ({ email }) => ({ login: email, password: 'not the password of anyone' }),
    at: 'email',
    // Ten failed attempts lock an address, whether or not it has an account.
    absent: [422, 429],
    // The owner's log-in history records the failed attempt.
    touchesByAnyone: ['accounts.login_history'],
  },
  'accounts.read_user': simpleExample(),
  'accounts.change_language': simpleExample(() => ({ language: 'en' })),
  'accounts.choose_language': simpleExample(() => ({ language: 'en' })),
  // Any later request marks the caller as online again, which changes a row.
  'accounts.hide_page': { ...simpleExample(), last: 9 },
  'accounts.log_out': { input: () => ({}), endsSession: true, last: 5 },
  'accounts.sign_up': {
    input: ({ email }) => ({
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
  'accounts.read_confirmation': simpleExample(),
  'accounts.resend_confirmation': { input: () => ({}), statuses: [409], statusesByViewer: { unconfirmed: [200, 429] } },
  'accounts.change_unconfirmed_email': {
    input: () => ({ email: 'someone.new@example.test' }),
    statuses: [409],
    statusesByViewer: { unconfirmed: [200, 429] },
  },
  'accounts.activate': { input: () => ({ token: secret }), statuses: [410] },
  'accounts.request_reset': {
    input: ({ email }) => ({ email }),
    at: 'email',
    absent: [200, 429],
    // An email to the owner of the address and no one else.
    touchesByAnyone: ['accounts.one_time_token'],
  },
  'accounts.reset_password': {
    input: () => ({ token: secret, password: 'thirteen small horses', password_again: 'thirteen small horses' }),
    statuses: [410],
  },
  'accounts.inspect_link': { input: () => ({ kind: 'reset', token: secret }), statuses: [200] },
  'accounts.read_settings': simpleExample(),
  // The sweep knows no password; the correct one is covered by the feature's tests.
  'accounts.change_password': {
    input: () => ({ ...wrong, password: 'thirteen tall horses', password_again: 'thirteen tall horses' }),
    statuses: [422],
  },
  'accounts.change_email': { input: () => ({ ...wrong, email: 'somewhere.else@example.test' }), statuses: [422] },
  'accounts.keep_email': simpleExample(),
  'accounts.confirm_email_change': { input: () => ({ token: secret }), statuses: [410] },
  'accounts.undo_change': {
    input: () => ({ token: secret, password: 'thirteen tall horses', password_again: 'thirteen tall horses' }),
    statuses: [410],
  },
  'accounts.list_sessions': simpleExample(),
  'accounts.end_session': { input: () => ({ session: randomUUID() }), statuses: [404] },
  'accounts.end_other_sessions': { input: () => ({}), last: 8 },
  'accounts.list_log_ins': simpleExample(),
  'accounts.begin_passkey_log_in': simpleExample(),
  // A passkey response without a challenge is refused.
  'accounts.log_in_with_passkey': {
    input: () => secrets('credential', 'client_data', 'authenticator_data', 'signature', 'handle'),
    statuses: [422],
  },
  'accounts.add_passkey': {
    input: () => ({
      ...named,
      id: randomUUID(),
      transports: [],
      ...secrets('credential', 'client_data', 'attestation'),
    }),
    statuses: [422],
  },
  'accounts.list_passkeys': simpleExample(),
  'accounts.begin_passkey': { input: () => ({ ...wrong }), statuses: [422] },
  'accounts.rename_passkey': { input: () => ({ ...wrong, ...named, passkey: randomUUID() }), statuses: [422] },
  'accounts.remove_passkey': { input: () => ({ ...wrong, passkey: randomUUID() }), statuses: [422] },
  'accounts.delete_account': { input: () => ({ current_password: 'not it' }), statuses: [422] },
  'accounts.reactivate': { input: () => ({ token: secret }), statuses: [410] },
  'accounts.prepare_export': { input: () => ({ current_password: 'not it' }), statuses: [422] },

  'credits.read_wallet': simpleExample(),
  'credits.list_movements': simpleExample(),
  'credits.read_receipt': simpleExample(() => ({ conversation: '01890000-0000-7000-8000-000000000000' })),
  'credits.read_statement': simpleExample(),
  'credits.list_seals': simpleExample(),

  'blocks.list_blocked': simpleExample(),
  'blocks.list_contacts': simpleExample(),
  'blocks.add_contact': {
    // The caller's own address is refused, which would differ.
    input: ({ email }, viewer) => ({
      address: viewer === 'owner' ? 'someone.known@example.test' : email,
      label: 'Known from work',
    }),
    at: 'email',
    absent: [204],
    // The owner of the address is blocked for the member who listed it, and nothing reveals this.
    touchesByAnyone: ['blocks.block', 'blocks.contact_match'],
    last: 8,
  },
  // No one lists a contact before the end.
  'blocks.remove_contact': { input: () => ({ contact: randomUUID() }), statuses: [404] },
  'blocks.unblock_member': {
    input: ({ member }) => ({ member }),
    at: 'member',
    // The blocking member knows of their own block.
    knownTo: ['blocker'],
    // For a member who is not blocked, the response is the same as for one who does not exist.
    statuses: [204, 404],
    touches: ['blocks.block'],
    last: 6,
  },
  'blocks.block_member': {
    input: ({ member }) => ({ member }),
    at: 'member',
    // By now this viewer has removed the block.
    knownTo: ['blocker'],
    statusesByViewer: { owner: [422] },
    // Messages the victim paid for that were not read are marked for a refund at night.
    touches: ['blocks.block', 'chat.refund', 'photo_verification.nudge', ...writing, ...liking],
    last: 7,
  },

  'profiles.read_own': simpleExample(),
  'profiles.save_basics': simpleExample((_, viewer, { birth }) => ({
    date_of_birth: viewer === 'owner' ? birth : '1988-08-08',
    gender: 'female',
    seeking: ['male', 'female'],
  })),
  'profiles.save_details': simpleExample((_, viewer, { notes }) => ({
    traits: characteristics,
    languages: ['en'],
    notes: { interests: viewer === 'owner' ? (notes.interests ?? '') : 'tea before all' },
  })),
  'profiles.save_about': simpleExample((_, viewer, { about }) => ({
    about: viewer === 'owner' ? about : 'A quiet person.',
  })),
  'profiles.save_prompts': simpleExample((_, viewer, { prompts }) => ({
    prompts: viewer === 'owner' ? prompts : [{ prompt: 'far', answer: 'Not very' }],
  })),
  'profiles.save_interests': simpleExample((_, viewer, { interests, intimate }) =>
    viewer === 'owner'
      ? { interests: [...interests, ...intimate], intimate_consent: true }
      : { interests: ['coffee', 'tea'] },
  ),
  'profiles.show_intimate': simpleExample((_, viewer) => ({ shown: viewer === 'owner' || viewer === 'premium' })),
  'profiles.save_place': simpleExample((_, viewer, { city, region }) =>
    viewer === 'owner' ? { country: 'NL', region, city } : { country: home(viewer) },
  ),
  'profiles.list_interests': simpleExample(),
  'profiles.read_member': { input: ({ member }) => ({ member }), at: 'member' },

  'photos.list_photos': { input: ({ member }) => ({ member }), at: 'member' },
  'photos.list_own': simpleExample(),
  'photos.upload': {
    input: () => ({ id: randomUUID(), bytes: sampleImage, type: 'image/png' }),
    // The victim already has the maximum.
    statuses: [200, 409],
  },
  'photos.make_main': { input: ({ photo }) => ({ photo }), at: 'photo' },
  'photos.set_private': { input: ({ photo }) => ({ photo, private: false }), at: 'photo' },
  'photos.list_grants': simpleExample(),
  'photos.read_private': { input: ({ member }) => ({ member }), at: 'member', statusesByViewer: { owner: [404] } },
  'photos.grant_access': {
    input: ({ member }) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
    touches: ['photos.private_grant'],
  },
  'photos.revoke_access': {
    input: ({ member }) => ({ member }),
    at: 'member',
    // The response does not reveal whether the other member exists.
    absent: [204],
    touches: ['photos.private_grant'],
    last: 5,
  },
  'photos.describe': {
    input: ({ photo }, viewer, { descriptions }) => ({
      photo,
      description: viewer === 'owner' ? descriptions.main : 'Taken over',
    }),
    at: 'photo',
  },
  'photos.move': { input: ({ photo }) => ({ photo, place: 0 }), at: 'photo' },
  'photos.delete': { input: ({ photo }) => ({ photo }), at: 'photo', last: 4 },

  'fictional_profiles.read_share': simpleExample(),
  'fictional_profiles.read_choice': simpleExample(),
  'fictional_profiles.choose_visibility': simpleExample(() => ({ shown: false })),
  'fictional_profiles.read_disclosure': { input: ({ member }) => ({ member }), at: 'member', statuses: [422] },
  'fictional_profiles.acknowledge': {
    input: ({ member }) => ({ member, version: '1' }),
    at: 'member',
    statuses: [422],
  },

  ...privacyExamples,
  ...safetyExamples,
  'search.find_members': simpleExample(() => ({ gender: 'female', country: 'NL', min_age: 18, max_age: 90 })),
  'search.list_related': { input: ({ member }) => ({ member }), at: 'member' },

  'likes.like': {
    input: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    statusesByViewer: { owner: [422] },
    touches: liking,
  },
  'likes.unlike': {
    input: ({ member }) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
    touches: liking,
    last: 2,
  },
  'likes.list': simpleExample(),
  'likes.list_type': simpleExample(() => ({ type: 'liked_by' })),
  'likes.read_counts': simpleExample(),
  // Missing members are left out.
  'likes.read_states': { input: ({ member }) => ({ members: member }), at: 'member', absent: [200] },
  'likes.read_match': { input: ({ match }) => ({ match }), at: 'match' },
  'likes.mark_seen': { input: ({ member }) => ({ member }), at: 'member', touches: ['likes.profile_like'] },
  'likes.auto_like': simpleExample(),

  'matching.read_finder': simpleExample(),
  'matching.save_finder': simpleExample(() => ({
    reason: null,
    distance_km: 50,
    pace: 'steady',
    interests: ['tea'],
    min_age: 18,
    max_age: 90,
    with_photo: false,
    unattached: false,
  })),
  'matching.list_picks': simpleExample(),
  'matching.read_deck': simpleExample(),
  'matching.like': {
    input: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    statusesByViewer: { owner: [422] },
    touches: ['matching.swipe', ...liking],
  },
  'matching.pass': {
    input: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    statusesByViewer: { owner: [422] },
    touches: ['matching.swipe'],
  },
  // Another member's swipe is not found, no matter who calls.
  'matching.undo': { input: () => ({ swipe: randomUUID() }), statuses: [404] },

  'polling.read': simpleExample(),

  'chat.list_chats': { input: () => ({}), touchesByAnyone: ['chat.conversation'] },
  'chat.count_unread': simpleExample(),
  'chat.read_conversation': {
    input: ({ conversation }) => ({ conversation }),
    at: 'conversation',
    // Marks the messages as delivered.
    touches: ['chat.conversation', 'chat.sender_state'],
  },
  'chat.preview_conversation': {
    input: ({ member }) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
  },
  'chat.send': {
    input: ({ conversation }) => ({ conversation, ...messageInput('Shall we say eight?') }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_to_member': {
    input: ({ member }) => ({ member, ...messageInput('Good evening from the sweep.') }),
    at: 'member',
    statusesByViewer: { owner: [404] },
    touches: writing,
  },
  'chat.send_photo': {
    input: ({ conversation }) => ({ conversation, ...photoInput('A grey square') }),
    at: 'conversation',
    touches: writing,
  },
  'chat.send_photo_to_member': {
    input: ({ member }) => ({ member, ...photoInput('A grey square') }),
    at: 'member',
    // The first message was free, and these viewers have no credits for a photo.
    statusesByViewer: { owner: [404], free: [402], unconfirmed: [402] },
    touches: writing,
  },
  ...giftExamples,
  'chat.mark_read': {
    input: ({ conversation }) => ({ conversation, seq: 1 }),
    at: 'conversation',
    touches: ['chat.conversation', 'chat.sender_state'],
  },
  ...conversationSideExamples,

  ...photoVerificationExamples,
  ...discountExamples,
  'payments.list_offers': simpleExample(() => ({ country: 'NL' })),
  'payments.start_order': {
    input: (_, viewer) => ({ id: randomUUID(), bundle: 'p0', method: 'visa', country: home(viewer), consent: true }),
    settles: true,
  },
  'payments.read_order': { input: ({ order }) => ({ order }), at: 'order' },
  'payments.list_orders': simpleExample(),
  // The victim's order is still waiting for payment, so it has no invoice yet, not even for its
  // owner.
  'invoices.read_invoice': { input: ({ order }) => ({ order }), at: 'order', statuses: [404] },
  ...refundExamples,
  ...directDebitExamples,
}
