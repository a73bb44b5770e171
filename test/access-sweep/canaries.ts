import { profileReaders, type ViewerName } from './viewers.ts'

/** A value that occurs only in the data of one member. */
export interface Canary {
  readonly name: string
  readonly value: string
  /** Viewers who may read it; each of them must receive it somewhere. */
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
export interface VictimFacts {
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

/** The victim's texts, in words that do not occur anywhere else. */
export const victimTexts = {
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
export const photoContent = (key: PhotoKey) => ({
  description: `The ${key} picture shows a pangolin`,
  bytes: (size: number) => `bytes of the ${key} picture, ${size} wide, pangolin`,
  hash: Buffer.from(`thumbhash pangolin ${key}`),
})

const noViewer: readonly ViewerName[] = []
const self: readonly ViewerName[] = ['owner']
const both: readonly ViewerName[] = ['partner', 'owner']
/** A conversation that ended is listed with the name, so that it can be reported. */
const endedList = ['chat.list_ended', '/notifications/blocked']
/** The blocking member's list shows the name and id; the list of settings shows how many there are. */
const inBlocks = {
  blocker: [
    'blocks.list_blocked',
    '/notifications',
    '/notifications/blocked',
    '/notifications/contacts',
  ],
}
/** These list every interest, regardless of who has it. */
const menus = [
  'profiles.list_interests',
  'sites.read_settings',
  'matching.read_finder',
  'matching.save_finder',
]

/** Returns all watched values of the victim and who may read each. */
export function listCanaries(facts: VictimFacts): readonly Canary[] {
  const { photos, uploads } = facts
  const photo = (
    key: PhotoKey,
    ids: readonly ViewerName[],
    picture: readonly ViewerName[],
  ): Canary[] => [
    {
      name: `id of the ${key} photo`,
      value: photos[key],
      for: ids,
      ...(key === 'main' && { open: true as const }),
    },
    {
      name: `description of the ${key} photo`,
      value: photoContent(key).description,
      for: picture,
      ...(key === 'main' && { open: true as const }),
    },
    {
      name: `hash of the ${key} photo`,
      value: photoContent(key).hash.toString('base64'),
      for: picture,
      ...(key === 'main' && { open: true as const }),
    },
    {
      name: `address of the ${key} photo`,
      value: `/media/${photos[key]}/`,
      for: picture,
      ...(key === 'main' && { open: true as const }),
    },
    { name: `bytes of the ${key} photo`, value: `of the ${key} picture, `, for: noViewer },
    {
      name: `file of the ${key} photo`,
      value: `photos/${photos[key].slice(0, 2)}/${photos[key]}`,
      for: noViewer,
    },
    { name: `upload of the ${key} photo`, value: uploads[key], for: noViewer },
  ]
  return [
    {
      name: 'first name',
      value: victimTexts.first,
      for: profileReaders,
      also: inBlocks,
      open: true,
      stays: endedList,
    },
    {
      name: 'last name',
      value: victimTexts.last,
      for: profileReaders,
      also: inBlocks,
      stays: endedList,
    },
    { name: 'id', value: facts.member, for: profileReaders, also: inBlocks, open: true },
    { name: 'inside key', value: String(facts.account), for: noViewer },
    { name: 'e-mail address', value: facts.email, for: self },
    { name: 'mail host', value: victimTexts.host, for: self },
    { name: 'password hash', value: facts.passwordHash, for: noViewer },
    { name: 'session', value: facts.session, for: noViewer },
    { name: 'traffic source', value: victimTexts.source, for: noViewer },
    { name: 'birth date', value: victimTexts.birth, for: self },
    { name: 'city', value: victimTexts.city, for: profileReaders },
    { name: 'city number', value: String(victimTexts.cityId), for: self },
    { name: 'latitude', value: String(victimTexts.lat).slice(0, 7), for: noViewer },
    { name: 'longitude', value: String(victimTexts.lon).slice(0, 6), for: noViewer },
    { name: 'about', value: victimTexts.about, for: profileReaders },
    { name: 'shown note', value: victimTexts.shownNote, for: profileReaders },
    { name: 'hidden note', value: victimTexts.hiddenNote, for: self },
    ...Object.entries(victimTexts.prompts).map(([prompt, value]) => ({
      name: `answer ${prompt}`,
      value,
      for: profileReaders,
    })),
    ...victimTexts.interests.map((one) => ({
      name: `interest ${one}`,
      value: `"${one}"`,
      for: profileReaders,
      notIn: menus,
    })),
    // Only for members who have switched on other members' intimate interests.
    ...victimTexts.intimate.map((one) => ({
      name: `intimate interest ${one}`,
      value: `"${one}"`,
      for: ['premium', 'owner'] as const,
      notIn: menus,
    })),
    ...photo('main', profileReaders, profileReaders),
    // Without premium, only its existence is visible.
    ...photo('second', profileReaders, ['premium', 'owner']),
    // The owner shares it with individual members but has not shared it with anyone, so even its
    // existence is hidden.
    ...photo('private', self, self),
    ...photo('waiting', self, self),
    ...photo('rejected', self, self),
    { name: 'message written', value: victimTexts.mine, for: both },
    { name: 'words of a photo in a message', value: victimTexts.shown, for: both },
    { name: 'message received', value: victimTexts.theirs, for: both },
    { name: 'id a message was sent by', value: facts.sentAs, for: self },
    // A credit statement permanently lists what credits were spent on; the id no longer works.
    {
      name: 'conversation',
      value: facts.conversation,
      for: both,
      // A conversation that ended is listed so that it can be reported.
      stays: ['credits.list_movements', 'credits.read_statement', ...endedList],
    },
    { name: 'match', value: facts.match, for: both },
    { name: 'message before the block', value: victimTexts.forgotten, for: noViewer },
    {
      name: 'conversation before the block',
      value: facts.forgottenConversation,
      for: noViewer,
      // The victim received a message in it, and can report it.
      also: { owner: endedList },
    },
    { name: 'match before the block', value: facts.forgottenMatch, for: noViewer },
    { name: 'reference of a grant', value: victimTexts.ref, for: self },
    ...(facts.order === null
      ? []
      : [
          { name: 'order', value: facts.order, for: self },
          { name: 'id an order was made by', value: facts.orderKey, for: noViewer },
        ]),
  ]
}
