import type { Term } from './check-terms.ts'

/** Product words and contractions; grammar is left to the check of English. */
export const terms: readonly Term[] = [
  {
    pattern: /\be-mail/iu,
    use: '“email”',
    except: ['accounts.refusals.email_not_found'],
    why: 'except the sentence that ACC-12 quotes',
  },
  {
    pattern: /\b(?:this|our|your|no|a) letters?\b|\bletters? (?:after|about|from)\b/iu,
    use: '“email”',
  },
  { pattern: /\b(?:some|any|every|no)body\b/iu, use: '“someone”, “anyone”, “everyone”, “no one”' },
  { pattern: /\bwho(?:m|so)?ever\b/iu, use: '“anyone who”, or name the person' },
  { pattern: /\b(?:anew|meanwhile|beforehand|reckon\w*)\b/iu, use: '“again”, “in the meantime” …' },
  { pattern: /\bby (?:itself|themselves)\b/iu, use: '“automatically”' },
  { pattern: /\bneed(?: not|n’t)\b/iu, use: '“don’t have to”' },
  { pattern: /\bways? to pay\b/iu, use: '“payment method”, “pay another way”' },
  { pattern: /\b(?:remember(?:ed)?|kept) (?:this )?cards?\b/iu, use: '“saved card”' },
  { pattern: /\bbundles?\b/iu, use: '“package”' },
  { pattern: /\bmachines?\b/iu, use: '“AI”' },
  { pattern: /\btowns?\b/iu, use: '“city”' },
  {
    pattern: /\b(?:pay|pays|paid|give|gives|gave|given|go|goes|went) back\b/iu,
    use: '“refund”',
  },
  {
    pattern:
      /\b(?:did not|didn’t|could not|cannot) (?:be loaded|load)\b|\bcan’t be loaded\b(?! until)/iu,
    use: '“couldn’t be loaded”',
  },
  { pattern: /\bpresent (?:password|price|one)\b/iu, use: '“current”' },
  { pattern: /\b(?:least|smallest) order\b/iu, use: '“minimum order”' },
  { pattern: /\bsettlements?\b/iu, use: '“payout”' },
  { pattern: /\bturnover\b/iu, use: '“revenue”' },
  {
    pattern: /\b(?:vouchers?|coupons?)\b/iu,
    use: '“discount code”',
    except: ['sandbox_gateway.voucher', 'sandbox_gateway.faults'],
    why: 'a voucher is a payment method of the test bank',
  },
  { pattern: /\bnetwork address\b/iu, use: '“IP address”' },
  { pattern: /\bsign(?:ed|ing|s)? in\b/iu, use: '“log in”' },
  { pattern: /\bverification pictures?\b/iu, use: '“selfie”' },
  {
    pattern: /\b(?:our|by|the) staff\b/iu,
    use: '“our team”',
    except: ['refunds.office', 'content.terms', 'content.privacy'],
    why: 'staff is for legal pages and the back office',
  },
  {
    pattern:
      /\b(?:do|does|did|is|are|was|were|could|would|should|have|has|had|will) not\b|\bcannot\b/iu,
    use: 'a contraction',
    except: [
      'accounts.refusals.passwords_differ',
      'app.not_found.title',
      'platform.errors.not_found',
      'content.cookies',
      'content.privacy',
      'content.return-policy',
      'content.ban',
      'content.terms',
    ],
    why: 'except legal pages and sentences that the catalogue quotes',
  },
]
