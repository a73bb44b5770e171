/** The problems of a commit's subject. Advice is not enforced, because grammar is guessed. */
export interface SubjectProblems {
  readonly errors: readonly string[]
  readonly advice: readonly string[]
}

const longest = 72

/** Subjects written by Git, and commits that will be merged into another. */
const generated = /^(Merge |Revert "|Reapply "|(fixup|squash|amend)! )/

/** Endings of first words that are not imperative, and imperatives with the same endings. */
const inflected = /^\w+(ed|ing|s)$/i
const imperative =
  /^(embed|feed|need|proceed|speed|seed|exceed|shed|bring|string|ping|ring|sing|swing|spring|\w*(ss|us|is|as|os)|canvas|focus)$/i
/** First words that are nouns, articles or prefixes. */
const opening =
  /^(\w+(\([^)]*\))?!?:\s|(the|a|an|this|some|no|now|also|wip|minor|small|various|more|new|bugfix|update[sd])\b)/i

/** Checks the first line of a commit message. */
export function checkCommitSubject(subject: string): SubjectProblems {
  if (generated.test(subject)) return { errors: [], advice: [] }
  const [firstWord = ''] = subject.split(/\s/)
  const errors = [
    ...(subject.trim() === '' ? ['the subject is empty'] : []),
    ...(subject.length > longest
      ? [`the subject has ${subject.length} characters, ${longest} are allowed`]
      : []),
    ...(/[^.]\.$/.test(subject.trim()) ? ['the subject ends with a full stop'] : []),
  ]
  const advice = [
    ...(opening.test(subject) ? [`begin with a verb, not “${firstWord}”`] : []),
    ...(inflected.test(firstWord) && !imperative.test(firstWord)
      ? [`use the imperative: “Add”, not “Adds”, “Added” or “Adding” (“${firstWord}”)`]
      : []),
    ...(/^[a-z]/.test(subject) ? ['begin with a capital letter'] : []),
  ]
  return { errors, advice: errors.length === 0 ? advice : [] }
}
