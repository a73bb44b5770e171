export { cleanCode } from './rules/clean-code.ts'
export { getMessageArguments, type CodeProblem } from './rules/code-problem.ts'
export type { CodeKind } from './rules/code-terms.ts'
export { timeBonus } from './rules/time-bonus.ts'
