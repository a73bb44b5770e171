/** The words of one language for what the grammars speak of: parted by spaces, `word*` all that begins so, `two+words` in a row. */
export interface Lexicon {
  readonly tails: string
  readonly certain: string
  readonly lists: Readonly<Record<Concept, string>>
}

/** What one speaks of when asking whether somebody is real. */
export type Concept = (typeof concepts)[number]

export const concepts = [
  // Who is meant.
  'you', 'are', 'this', 'she', 'someone', 'nobody', 'person', 'persons', 'man', 'who', 'profile', 'photos', 'yours', 'site', 'them',
  // What is said of them.
  'real', 'false', 'human', 'bot', 'bots', 'machine', 'fake', 'decoy', 'scam', 'exist', 'existing', 'auto', 'made', 'programmed', 'stolen',
  'internet', 'staff', 'staffs', 'staffish', 'paid', 'works', 'belong', 'from', 'behind', 'back', 'screen', 'pretending',
  // What they do, and what I do with them.
  'writes', 'reads', 'talk', 'italk', 'chatting', 'me', 'pays', 'earn', 'permessage', 'found', 'fast',
  // How it is said.
  'filler', 'really', 'or', 'not', 'like', 'seem', 'prove', 'doubt', 'wantto', 'there', 'here', 'all', 'only', 'again', 'waste',
  // Turns of speech that ask on their own.
  'whoareyou', 'please', 'forthis', 'foryou', 'other', 'forchat', 'havebefore', 'isit', 'house', 'scamming', 'emptythere', 'verbend', 'team', 'body', 'bodily', 'code', 'model', 'what', 'normal', 'whatareyou', 'whoyousay', 'onphotos', 'pretend', 'workshere', 'perwork', 'shift', 'office', 'several', 'thatisreal',
  'toogood', 'unlikely', 'onlymoney', 'realname',
  // What shows that something else is spoken of.
  'elsewhere',
] as const
