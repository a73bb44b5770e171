import { everywhere, inProse, type Rule } from './rule.ts'

/** Constructions that read as translated. */
export const sentenceRules: readonly Rule[] = [
  {
    id: 'headless-opening',
    advice: 'begin with a noun or a verb: “The number of …”, “Returns …”',
    kinds: ['comment', 'title', 'summary'],
    pattern:
      /^[\s§]*(What|Who|Whom|Whose|Where (it|they|the|a|an)|Those (who|that|which)|That which)\b(?![^.]*\?)/g,
  },
  {
    id: 'headless-title',
    advice: 'begin with the thing: “a text that …”, “the fields that …”',
    kinds: ['title'],
    pattern: /^([A-Z]+-\d+ |[A-Z]\d+ |§ ?)*(what|who|whom)\b(?![^.]*\?)/g,
  },
  {
    id: 'code-verb',
    advice: 'say returns, notifies, handles, stores, contains or reports',
    kinds: ['comment', 'summary'],
    pattern:
      /^\s*(§+ )?(Gives|Tells|Hears|Knows|Bears|Holds|Says|gives|tells|hears|knows|bears)\b/g,
  },
  {
    id: 'negated-noun',
    advice: 'say “is not a …” or “isn’t a …”',
    kinds: everywhere,
    pattern:
      /\b(?<!\bthere )(is|are|was|were) no (?!(longer|more|less|fewer|better|worse|smaller|larger|later|earlier|one|other|different|use|match|such)\b)[a-z]+/gi,
  },
  {
    id: 'stands',
    advice: 'say “is shown”, “is” or “appears”',
    kinds: everywhere,
    pattern:
      /\b(stands?|stood) (here|there|on the|in (a|the|its|their)|at the|under|beside|below|above|with (a|the|what)|first|last|behind|before)\b/gi,
  },
  {
    id: 'lies',
    advice: 'say “is”, “is stored” or “follows”',
    kinds: everywhere,
    pattern: /\b(lies|lay) (here|there|on|in|at|under|beside|below|above|with)\b/gi,
  },
  {
    id: 'goes-back',
    advice: 'say “is refunded” or “is returned”',
    kinds: ['phrase'],
    pattern: /\b(goes|went|go) back\b/gi,
  },
  {
    id: 'goes-on',
    advice: 'say “resumes” or “continues”',
    kinds: inProse,
    pattern: /\b(goes|go|going|went) on (from (there|where)|where (it|they))\b/gi,
  },
  {
    id: 'least-most',
    advice: 'say “the minimum …” or “the maximum …”',
    kinds: ['comment', 'summary'],
    pattern:
      /^[\s§]*The ((least|fewest) (?!used)[a-z]+|most (?!common|likely|recent|popular|important|serious)[a-z]+s)\b/g,
  },
  {
    id: 'nothing-of',
    advice: 'say “none of it”, “no trace of it” or “doesn’t mention it”',
    kinds: inProse,
    pattern: /\bnothing of (it|its|the|them|their)\b/gi,
  },
  {
    id: 'is-said',
    advice: 'say “is stated”, “is shown” or “says so”',
    kinds: inProse,
    pattern: /\b(is|are|was|were) said (in|with|by|before|on)\b/gi,
  },
  {
    id: 'what-becomes',
    advice: 'say “the outcome of …” or “what happens to …”',
    kinds: inProse,
    pattern: /\bwhat (becomes|became|comes|came) of\b/gi,
  },
  {
    id: 'also-when',
    advice: 'say “even when …” or “including …”',
    kinds: inProse,
    pattern: /, also (if|when|while|after|during)\b/gi,
  },
  {
    id: 'see-nowhere',
    advice: 'say “can’t see … anywhere”',
    kinds: everywhere,
    pattern: /\b(sees?|finds?) (you |it |them |him |her )?nowhere\b/gi,
  },
  {
    id: 'please-last',
    advice: 'begin with “Please”',
    kinds: ['phrase'],
    pattern: /, please\./gi,
  },
]
