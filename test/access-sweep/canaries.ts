import { insight, type ViewerName } from './viewers.ts'

/** A value that occurs only in the data of one member. */
export interface Canary {
  readonly name: string
  readonly value: string
  /** Viewers who may read it; each of them must see it somewhere. */
  readonly for: readonly ViewerName[]
  /** Endpoints whose responses contain the same word for another reason, given in a comment. */
  readonly notIn?: readonly string[]
  /** Endpoints where other viewers may read it. */
  readonly also?: Partial<Readonly<Record<ViewerName, readonly string[]>>>
  /** Also readable by visitors of a site with open search. */
  readonly open?: true
  /** Endpoints that still return it after a block; a comment gives the reason. */
  readonly stays?: readonly string[]
}

/** Values only known once the world has been created. */
export interface Found {
  readonly account: number
  readonly member: string
  readonly email: string
  readonly session: string
  readonly passwordHash: string
  readonly photos: Readonly<Record<PhotoKey, string>>
  readonly uploads: Readonly<Record<PhotoKey, string>>
  readonly conversation: string
  readonly match: string
  readonly order: string | null
  readonly orderKey: string
  readonly sentAs: string
  readonly forgottenConversation: string
  readonly forgottenMatch: string
}

/** The victim's five photos. */
export const photoKeys = ['main', 'second', 'private', 'waiting', 'rejected'] as const
export type PhotoKey = (typeof photoKeys)[number]

/** The victim's texts, in words that occur nowhere else. */
export const said = {
  first: 'Zyqra',
  last: 'Vextinaw',
  host: 'quokkapost.test',
  birth: '1979-03-19',
  city: 'Wobbelzquick',
  cityId: 1_987_654_321,
  lat: 52.41873,
  lon: 5.83691,
  about: 'I mend krumhorns by candlelight.',
  shownNote: 'Mostly zeppelin mooring',
  hiddenNote: 'Inherited from a glass-eyed aunt',
  prompts: {
    sunday: 'Counting lighthouses backwards',
    laugh: 'A heron slipping on ice',
    learned: 'How to fold a fitted sheet alone',
  },
  interests: ['gardening', 'astrology', 'theater'],
  intimate: ['bondage'],
  mine: 'The ferry leaves at seven past nine.',
  shown: 'A ferry, seen through a plum umbrella',
  theirs: 'I shall wear the plum umbrella.',
  forgotten: 'Nobody will ever dig up this sentence.',
  source: 'campaign-ptarmigan',
  ref: 'grant-for-the-krumhorn',
} as const

/** The description, bytes and hash of a photo. */
export const ofPhoto = (key: PhotoKey) => ({
  description: `The ${key} picture shows a pangolin`,
  bytes: (size: number) => `bytes of the ${key} picture, ${size} wide, pangolin`,
  hash: Buffer.from(`thumbhash pangolin ${key}`),
})

const nobody: readonly ViewerName[] = []
const self: readonly ViewerName[] = ['owner']
const both: readonly ViewerName[] = ['partner', 'owner']
/** The blocking member's list shows the name and id, and is part of their profile page. */
const inBlocks = { blocker: ['blocks.list_blocked', '/profile'] }
/** These list every interest, regardless of who has it. */
const menus = ['profiles.list_interests', 'sites.read_settings', 'matching.read_finder', 'matching.save_finder']

/** Returns all watched values of the victim and who may read each. */
export function canariesOf(found: Found): readonly Canary[] {
  const { photos, uploads } = found
  const photo = (key: PhotoKey, ids: readonly ViewerName[], picture: readonly ViewerName[]): Canary[] => [
    { name: `id of the ${key} photo`, value: photos[key], for: ids, ...(key === 'main' && { open: true as const }) },
    {
      name: `description of the ${key} photo`,
      value: ofPhoto(key).description,
      for: picture,
      ...(key === 'main' && { open: true as const }),
    },
    {
      name: `hash of the ${key} photo`,
      value: ofPhoto(key).hash.toString('base64'),
      for: picture,
      ...(key === 'main' && { open: true as const }),
    },
    {
      name: `address of the ${key} photo`,
      value: `/media/${photos[key]}/`,
      for: picture,
      ...(key === 'main' && { open: true as const }),
    },
    { name: `bytes of the ${key} photo`, value: `of the ${key} picture, `, for: nobody },
    { name: `file of the ${key} photo`, value: `photos/${photos[key].slice(0, 2)}/${photos[key]}`, for: nobody },
    { name: `upload of the ${key} photo`, value: uploads[key], for: nobody },
  ]
  return [
    { name: 'first name', value: said.first, for: insight, also: inBlocks, open: true },
    { name: 'last name', value: said.last, for: insight, also: inBlocks },
    { name: 'id', value: found.member, for: insight, also: inBlocks, open: true },
    { name: 'inside key', value: String(found.account), for: nobody },
    { name: 'e-mail address', value: found.email, for: self },
    { name: 'mail host', value: said.host, for: self },
    { name: 'password hash', value: found.passwordHash, for: nobody },
    { name: 'session', value: found.session, for: nobody },
    { name: 'traffic source', value: said.source, for: nobody },
    { name: 'birth date', value: said.birth, for: self },
    { name: 'city', value: said.city, for: insight },
    { name: 'city number', value: String(said.cityId), for: self },
    { name: 'latitude', value: String(said.lat).slice(0, 7), for: nobody },
    { name: 'longitude', value: String(said.lon).slice(0, 6), for: nobody },
    { name: 'about', value: said.about, for: insight },
    { name: 'shown note', value: said.shownNote, for: insight },
    { name: 'hidden note', value: said.hiddenNote, for: self },
    ...Object.entries(said.prompts).map(([prompt, value]) => ({ name: `answer ${prompt}`, value, for: insight })),
    ...said.interests.map((one) => ({ name: `interest ${one}`, value: `"${one}"`, for: insight, notIn: menus })),
    // Only for members who have switched on other members' intimate interests.
    ...said.intimate.map((one) => ({
      name: `intimate interest ${one}`,
      value: `"${one}"`,
      for: ['premium', 'owner'] as const,
      notIn: menus,
    })),
    ...photo('main', insight, insight),
    // Without premium, only its existence is visible.
    ...photo('second', insight, ['premium', 'owner']),
    // The owner opens it to individual members and has opened it to none; even its existence is
    // hidden.
    ...photo('private', self, self),
    ...photo('waiting', self, self),
    ...photo('rejected', self, self),
    { name: 'message written', value: said.mine, for: both },
    { name: 'words of a photo in a message', value: said.shown, for: both },
    { name: 'message received', value: said.theirs, for: both },
    { name: 'id a message was sent by', value: found.sentAs, for: self },
    // A credit statement permanently lists what credits were spent on; the id no longer leads
    // anywhere.
    {
      name: 'conversation',
      value: found.conversation,
      for: both,
      stays: ['credits.list_movements', 'credits.read_statement'],
    },
    { name: 'match', value: found.match, for: both },
    { name: 'message before the block', value: said.forgotten, for: nobody },
    { name: 'conversation before the block', value: found.forgottenConversation, for: nobody },
    { name: 'match before the block', value: found.forgottenMatch, for: nobody },
    { name: 'reference of a grant', value: said.ref, for: self },
    ...(found.order === null
      ? []
      : [
          { name: 'order', value: found.order, for: self },
          { name: 'id an order was made by', value: found.orderKey, for: nobody },
        ]),
  ]
}
