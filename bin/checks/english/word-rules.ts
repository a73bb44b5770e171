import { everywhere, inCode, inProse, type Rule } from './rule.ts'

/** Words that have a plain or a standard alternative. */
export const wordRules: readonly Rule[] = [
  {
    id: 'whoever',
    advice: 'say “anyone who …”, “regardless of who …”, or name the person',
    kinds: everywhere,
    pattern: /\b(whoever|whomever|whosoever)\b/gi,
  },
  {
    id: 'whatever',
    advice: 'say “anything that …”, or name the thing',
    kinds: everywhere,
    pattern:
      /\b(by|from|of|to|with|for|discards?|closes?) whatever\b|\bwhatever (stops|stands|lies|concerns|belongs|needs)\b(?![^.;:]*,)/gi,
  },
  { id: 'anew', advice: 'say “again” or “re…”', kinds: everywhere, pattern: /\b(anew|afresh)\b/gi },
  {
    id: 'so-many',
    advice: 'name the number, such as `count`',
    kinds: everywhere,
    pattern: /\bso many\b(?! \w+ that)/gi,
  },
  {
    id: 'by-itself',
    advice: 'say “automatically” or “alone”',
    kinds: everywhere,
    pattern: /\bby (itself|themselves)\b/gi,
  },
  {
    id: 'meanwhile',
    advice: 'say “in the meantime”, or name the event',
    kinds: inCode,
    pattern: /\bmeanwhile\b/gi,
  },
  {
    id: 'at-once',
    advice: 'say “immediately” or “right away”; “at once” is for things that happen together',
    kinds: everywhere,
    pattern:
      /\b(again|sight|everybody|everyone|erased|hidden|gone|closed|applies|effect|here|asked|revoked|deleted|undone|released|account|site|back|order|everything|ends?|starts?|begins?|disappears?|vanish(es)?|stops?|sent|removed|blocked|expired|picks|lets \w+ in) at once\b/gi,
  },
  {
    id: 'bare-own',
    advice: 'say whose: “the member’s own …”, “its own …”',
    kinds: everywhere,
    pattern: /\b(the|an|of|by|in|only|and|all|with) own\b/gi,
  },
  {
    id: 'of-the-staff',
    advice: 'say “a staff member”, or “our team” to members',
    kinds: everywhere,
    pattern:
      /\b(one|none|some|someone|anyone|those|member|two|people) of the staff\b(?! (member|session|account|role)s?\b)/gi,
  },
  {
    id: 'ones-own',
    advice: 'say “the member’s …”, “their …” or “your …”',
    kinds: everywhere,
    pattern: /\b(?<!(no|each|any|every|some|this|that|first|other) )one['’]s\b/gi,
  },
  {
    id: 'nobody',
    advice: 'say “no one”, “someone”, or name the role',
    kinds: everywhere,
    pattern: /\b(nobody|somebody|anybody|everybody)\b/gi,
  },
  {
    id: 'archaic',
    advice: 'use a word from this century',
    kinds: everywhere,
    pattern:
      /\b(thereof|therein|thereby|beforehand|thrice|hitherto|henceforth|whereupon|hereupon|reckon(s|ed|ing)?)\b/gi,
  },
  {
    id: 'email',
    advice: 'it is spelled “email”',
    kinds: everywhere,
    pattern: /\be-mail(s|ed|ing)?\b/gi,
  },
  {
    id: 'letter',
    advice: 'say “email”; letters belong to the alphabet',
    kinds: everywhere,
    pattern:
      /\b(this|our|your|their) letters?\b|\bno letter\b|\bletters? (after|about|before|they|is sent|was sent|are sent|goes|to (a|the|its|this) (member|buyer|reader|payer))\b/gi,
  },
  {
    id: 'way-to-pay',
    advice: 'say “payment method”',
    kinds: everywhere,
    pattern: /\bways? to pay\b/gi,
  },
  {
    id: 'saved-card',
    advice: 'say “saved card”',
    kinds: everywhere,
    pattern: /\b(remembered|kept) cards?\b/gi,
  },
  {
    id: 'metaphor',
    advice:
      'say app, infrastructure, layer, check, public entry, route, listener, connection or draft',
    kinds: inProse,
    pattern:
      /\b(roof|parcels?|ears?|lanes?|houses?(?! number)|(?<!(price|dance) )floors?|(?<!next )doors?|walls?(?! clock))\b/gi,
  },
  { id: 'machine', advice: 'say “AI”', kinds: ['phrase'], pattern: /\bmachines?\b/gi },
  { id: 'bundle', advice: 'say “package”', kinds: ['phrase'], pattern: /\bbundles?\b/gi },
  { id: 'sum', advice: 'say “amount”', kinds: ['phrase'], pattern: /\bsums?\b/gi },
  {
    id: 'signs',
    advice: 'say “characters” or “digits”',
    kinds: everywhere,
    pattern: /\b(\d+|last|two|three|four|few|many) signs\b/gi,
  },
  {
    id: 'quantity-at-most',
    advice: 'say “at most five days”, “at least one host”',
    kinds: inProse,
    pattern:
      /\b(once|twice|\d+|one|a (day|week|month|year)|an hour|(times|characters|minutes|hours|days|weeks|letters|hosts?|bytes|of (them|it|these))( (a|per) day)?) at (most|least)(?=\s*[.,;:)!]|\s*$)/gi,
  },
  {
    id: 'show-age',
    advice: 'say “prove their age”; who shows their age looks old',
    kinds: everywhere,
    pattern: /\bshow(s|n|ed|ing)? (your|their|his|her|its) age\b/gi,
  },
  { id: 'lately', advice: 'say “recently”', kinds: inProse, pattern: /\blately\b/gi },
  {
    id: 'way-into',
    advice: 'say “link to sign-up” or “leads to log-in”',
    kinds: inProse,
    pattern: /\b(ways?|leads?) into the (sign-up|log-in|settings|checkout)\b/gi,
  },
  {
    id: 'sum-of-the-day',
    advice: 'say “daily total”',
    kinds: inProse,
    pattern: /\bsums? of the (day|week|month)\b/gi,
  },
  {
    id: 'allows-no',
    advice: 'say “doesn’t allow …”',
    kinds: everywhere,
    pattern: /\ballows? no\b/gi,
  },
]
