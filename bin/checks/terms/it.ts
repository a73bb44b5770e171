import type { Term } from './check-terms.ts'

/** Italian words and forms of address; see docs/terms.md. */
export const terms: readonly Term[] = [
  { pattern: /\b(?:La preghiamo|(?:il|del|al) Suo|(?:la|della|alla) Sua)\b/u, use: '“tu”' },
  { pattern: /\bfittizi\p{L}*|\bprofil[oi] inventat[oi]\b/iu, use: '«di fantasia»' },
  {
    pattern: /\biscritt[oaei]\b|(?<!nome )\butent[ei]\b/iu,
    use: '«membro», or another wording',
    why: '«membro» is used for any gender',
  },
  { pattern: /\bstaff\b/iu, use: '«team»' },
  { pattern: /\bmacchin[ae]\b/iu, use: '«IA»' },
  { pattern: /\blettera\b|(?<!e-)\bmail\b/iu, use: '«e-mail»' },
  {
    pattern: /\bmi piace\b/iu,
    use: '«like»',
    except: ['profiles.prompts.table'],
    why: 'except where a member speaks of a person',
  },
  {
    pattern: /\bentramb[ie]\b(?! le parti)/iu,
    use: 'a wording for any two members, such as «vi», «tutte e due le parti»',
    except: ['spending_limits.mail.limit'],
    why: 'it excludes two women',
  },
  { pattern: /\bessere sincer[oaie]\b/iu, use: '«con sincerità»', why: 'it shows a gender' },
  { pattern: /\bin linea\b/iu, use: '«online»' },
  { pattern: /\bgratuit\p{L}+/iu, use: '«gratis»' },
  { pattern: /\bfornitor[ei]\b/iu, use: '«servizio di pagamento»' },
  { pattern: /\bmod[oi] (?:di|per) pagar\p{L}*/iu, use: '«metodo di pagamento»' },
  { pattern: /^Entra\b/u, use: '«Accedi»' },
  {
    pattern: /\bda (?:sé|sol[oaei])(?!\p{L})/iu,
    use: '«in automatico»',
    except: ['profiles.own.lead'],
    why: 'except where it means separately',
  },
  {
    pattern: /\bnon si (?:può|possono) caricare\b/iu,
    use: '«non è stato possibile caricare»',
  },
  { pattern: /\bresi\b/iu, use: '«rimborsi»' },
  { pattern: /\bcome hai voluto\b/iu, use: '«come hai chiesto»' },
  { pattern: /\briservatezza\b/iu, use: '«privacy»' },
  { pattern: /\bindirizzo di rete\b/iu, use: '«indirizzo IP»' },
  { pattern: /\bpaes[ei]\b/u, use: '«Paese» for a country' },
  { pattern: /[“”]/u, use: '«…»' },
  { pattern: /[\d…]\s%/u, use: '«%» without a space' },
  { pattern: /\p{L}chè(?!\p{L})|\bpò(?!\p{L})/iu, use: '«-ché», «po’»' },
]
