import type { Term } from './check-terms.ts'

/** French words and forms of address; see docs/terms.md. */
export const terms: readonly Term[] = [
  {
    pattern: /(?<![\p{L}-])(?:vous|votre|vos|(?!chez|assez|rendez)\p{L}{2,}ez)(?!\p{L})/iu,
    use: 'tu',
    except: [
      'authenticity.notice',
      'blocks',
      'goodbye',
      'content.faq',
      'content.return-policy',
      'home.beats',
      'home.questions',
      'likes.empty',
      'likes.match',
      'likes.toast',
      'matching.finder',
      'matching.swipe',
      'profiles.member',
      'warnings.think',
      'wellbeing.notice',
    ],
    why: 'except where two people are meant',
  },
  {
    pattern: /\(e\)|·e/u,
    use: 'a wording that fits everyone',
  },
  {
    pattern: /(?<!\p{L})(?:tous les deux|l’un(?: (?:à|de|pour))? l’autre)(?!\p{L})/iu,
    use: 'a wording that fits two women',
  },
  { pattern: /(?<!\p{L})(?:clos|closes?|clore)(?!\p{L})/iu, use: 'fermer, fermée' },
  { pattern: /(?<!\p{L})(?:cette|une|notre) lettre(?!\p{L})/iu, use: 'e-mail' },
  { pattern: /(?<!\p{L})machines?(?!\p{L})/iu, use: 'IA' },
  { pattern: /(?<!\p{L})forfaits?(?!\p{L})/iu, use: 'pack' },
  {
    pattern: /(?<!\p{L})(?:chats?|discussions?)(?!\p{L})/iu,
    use: 'conversation',
    except: ['icebreakers'],
  },
  { pattern: /(?<!\p{L})autocollants?(?!\p{L})/iu, use: 'sticker' },
  { pattern: /«\s*j’aime\s*»/iu, use: 'like' },
  { pattern: /(?<!\p{L})(?:in)?valides?(?!\p{L})/iu, use: 'valable' },
  { pattern: /(?<!\p{L})vie privée(?!\p{L})/iu, use: 'confidentialité' },
  {
    pattern: /(?<!\p{L})litiges?(?!\p{L})/iu,
    use: 'contestation',
    except: ['content.terms'],
    why: 'except for disputes before a court',
  },
  {
    pattern: /(?<!\p{L})(?:tout seul|toute seule|d’(?:elles?|eux)-mêmes?)(?!\p{L})/iu,
    use: 'automatiquement',
  },
  { pattern: /(?<!\p{L})supports?(?!\p{L})/iu, use: 'assistance' },
  { pattern: /(?<!\p{L})virtuels?(?!\p{L})/iu, use: 'fictif' },
  { pattern: / [;:?!»%]|« /u, use: 'a narrow no-break space (U+202F)' },
]
