import { randomUUID } from 'node:crypto'
import { publicOfficeExamples } from './public-office-examples.ts'
import { dataRequestExamples } from './data-request-examples.ts'
import { directDebitExamples } from './direct-debit-examples.ts'
import { spendingLimitExamples } from './spending-limit-examples.ts'
import { matchingExamples } from './matching-examples.ts'
import { giftExamples } from './gift-examples.ts'
import { siteSettingsExamples } from './site-settings-examples.ts'
import { siteTextExamples } from './site-text-examples.ts'
import { transparencyExamples } from './transparency-examples.ts'
import { refundExamples } from './refund-examples.ts'
import { privacyExamples } from './privacy-examples.ts'
import { savedCardExamples } from './saved-card-examples.ts'
import { discountExamples } from './discount-examples.ts'
import { conversationSideExamples } from './conversation-side-examples.ts'
import { safetyExamples } from './safety-examples.ts'
import { accountExamples } from './account-examples.ts'
import { completeTraits } from '#features/members/profiles/index.ts'
import { chatExamples } from './chat-examples.ts'
import { sampleImage } from '../sample-image.ts'
import { photoVerificationExamples } from './photo-verification-examples.ts'
import { type Example, simpleExample } from './example.ts'
import { liking, writing } from './touched-tables.ts'
import type { ViewerName } from '../viewers.ts'

/** The country in which the viewer's site lets members live. */
const home = (viewer: ViewerName) => (viewer === 'elsewhere' ? 'CH' : 'NL')
const characteristics = completeTraits({})

/**
 * One example per endpoint of the route table. An endpoint without one fails the sweep: add a valid
 * input, use `at` for the id that determines access, and list the tables in which rows about the
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
  'content_pages.read_operator_page': {
    input: () => ({ token: 'about-us' }),
    // Only the first site has the page.
    statusesByViewer: { elsewhere: [404], ownerElsewhere: [404] },
  },
  ...publicOfficeExamples,
  'accounts.choose_visibility': simpleExample(() => ({ invisible: false })),
  // No one has to accept the terms again.
  'accounts.accept_terms': {
    input: () => ({ since: '2026-11-24T12:00:00.000Z' }),
    statuses: [409],
  },
  ...spendingLimitExamples,
  ...savedCardExamples,
  ...transparencyExamples,
  ...siteSettingsExamples,
  ...siteTextExamples,
  'quiet_mode.read_choice': simpleExample(),
  'quiet_mode.choose_emails': simpleExample(() => ({ neutral_emails: true })),

  ...accountExamples,
  ...dataRequestExamples,

  'credits.read_wallet': simpleExample(),
  'credits.list_movements': simpleExample(),
  'credits.read_receipt': simpleExample(() => ({
    conversation: '01890000-0000-7000-8000-000000000000',
  })),
  'credits.read_statement': simpleExample(),
  'credits.list_seals': simpleExample(),

  'blocks.list_blocked': simpleExample(),
  'blocks.list_contacts': simpleExample(),
  'blocks.add_contacts': {
    // The caller's own address is refused, so the response would differ.
    input: ({ email }, viewer) => ({
      contacts: [
        {
          address: viewer === 'owner' ? 'someone.known@example.test' : email,
          label: 'Known from work',
        },
      ],
    }),
    at: 'email',
    absent: [204],
    absentByViewer: { unconfirmed: [403] },
    // The member who listed it is hidden from the owner of the address, without anything revealing
    // this.
    touchesByAnyone: ['blocks.block', 'blocks.contact_match'],
    last: 8,
  },
  // No one lists a contact before the end.
  'blocks.remove_contact': { input: () => ({ contact: randomUUID() }), statuses: [404] },
  'blocks.unblock_member': {
    input: ({ member }) => ({ member }),
    at: 'member',
    // The blocking member knows about their own block.
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
    // Messages that the victim paid for and that were not read are marked for a refund at night.
    // The conversation is sealed, only for reports.
    touches: [
      'blocks.block',
      'chat.answered_before',
      'chat.deleted_message',
      'chat.deleted_paid_message',
      'chat.message_version',
      'chat.reaction',
      'chat.refund',
      'chat.sealed_conversation',
      'chat.sealed_message',
      'photo_verification.nudge',
      ...writing,
      ...liking,
    ],
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
  'profiles.show_intimate': simpleExample((_, viewer) => ({
    shown: viewer === 'owner' || viewer === 'premium',
  })),
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
  'photos.read_private': {
    input: ({ member }) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
  },
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
  'fictional_profiles.read_disclosure': {
    input: ({ member }) => ({ member }),
    at: 'member',
    statuses: [422],
  },
  'fictional_profiles.acknowledge': {
    input: ({ member }) => ({ member, version: '1' }),
    at: 'member',
    statuses: [422],
  },

  ...privacyExamples,
  ...safetyExamples,
  'search.find_members': simpleExample(() => ({
    gender: 'female',
    country: 'NL',
    min_age: 18,
    max_age: 90,
  })),
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
  'likes.read_states': {
    input: ({ member }) => ({ members: member }),
    at: 'member',
    absent: [200],
  },
  'likes.read_match': { input: ({ match }) => ({ match }), at: 'match' },
  'likes.mark_seen': {
    input: ({ member }) => ({ member }),
    at: 'member',
    touches: ['likes.profile_like'],
  },
  'likes.auto_like': simpleExample(),

  ...matchingExamples,
  'polling.read': simpleExample(),

  ...chatExamples,
  ...giftExamples,
  ...conversationSideExamples,

  ...photoVerificationExamples,
  ...discountExamples,
  'payments.list_offers': simpleExample(() => ({ country: 'NL' })),
  'payments.start_order': {
    input: (_, viewer) => ({
      id: randomUUID(),
      bundle: 'p0',
      method: 'visa',
      country: home(viewer),
      consent: true,
    }),
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
