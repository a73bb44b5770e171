/**
 * One language's words for what the persona desk may not say; same syntax as the other lexicons.
 */
export type ReplyLexicon = Readonly<Record<ReplyConcept, string>>

/**
 * The concepts used when claiming to be real, promising to meet, asking for money or giving contact
 * details.
 */
export type ReplyConcept = (typeof replyConcepts)[number]

export const replyConcepts = [
  // Claiming to be real.
  'iam',
  'asreal',
  'member',
  'iexist',
  // Meeting.
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
  // Ways of leaving the site.
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
