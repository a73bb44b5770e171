/** The words of one language for what the desk may not say; the signs are those of the other lexicons. */
export type ReplyLexicon = Readonly<Record<ReplyConcept, string>>

/** What one speaks of when claiming to be real, promising to meet, asking for money or giving contact data. */
export type ReplyConcept = (typeof replyConcepts)[number]

export const replyConcepts = [
  // To be real.
  'iam',
  'asreal',
  'member',
  'iexist',
  // To meet.
  'meet',
  'us',
  'meetverb',
  'day',
  'place',
  'seeyou',
  'inperson',
  'icome',
  'toyou',
  'comeby',
  'cook',
  'icall',
  'collect',
  'wait',
  'eat',
  'together',
  'coffee',
  'youandme',
  'visit',
  'longing',
  'withyou',
  'hug',
  // Money.
  'give',
  'send',
  'sum',
  'money',
  'giftcard',
  'transfer',
  'account',
  'need',
  'payme',
  'bills',
  'cantpay',
  'short',
  'help',
  'pay',
  'loved',
  // Ways off the site.
  'app',
  'move',
  'my',
  'iamon',
  'have',
  'better',
  'number',
  'is',
  'callme',
  'elsewhereplace',
] as const
