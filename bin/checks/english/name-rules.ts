import type { Rule } from './rule.ts'

/** Names that only the authors understand. */
export const nameRules: readonly Rule[] = [
  {
    id: 'private-word',
    advice: 'use the standard term of STYLE.md',
    kinds: ['name'],
    pattern:
      /(?<![^-])(hears?|heard|tells?|told|wish(es|ed)?|parcels?|foretell|foretold|farewells?|beside|patience|(give|put|given)-back|bury|buried|(in|take)-turn|ears?|lanes?|doors?|roof|walls?|floors?|house(?!-(number|icon))|truth|judge[sd]?|weigh(s|ed)?|flood|nobody|somebody|anybody|whoever|anew|meanwhile|reckon(ed)?|send-letters?)(?![^-])/gi,
  },
  {
    id: 'bare-participle',
    advice: 'a type is a noun: …Query, …Result, …Row, …Input, …Facts, …Event',
    kinds: ['name'],
    pattern:
      /^(Told|Found|Kept|Said|Shown|Wanted|Made|Placed|Heard|Judged|Weighed|Asking|Asked|Given|Gone|Taken|Sent|Read)$/g,
  },
  {
    id: 'trailing-of',
    advice: 'name what it does: `formatPrice`, `findSite`, `toView`',
    kinds: ['name'],
    pattern:
      /^(?!(last-)?index-of$|type-of$|size-of$|instance-of$|(one|any|all|some|array|set|list|record)-of$).+-of$/gi,
    exported: true,
  },
]
