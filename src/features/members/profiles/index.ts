export { answeringWindowDays, visibleAnswering, type Answering } from './rules/answering.ts'
export { groupedInterests, interestGroupNames, interestGroups } from './rules/interests.ts'
export { isOnline, onlineForMs } from './rules/online.ts'
export { orderInterests, type InterestView } from './rules/order-interests.ts'
export {
  genderNumber,
  genderFromNumber,
  genders,
  toSeeking,
  toSeeksBits,
  sexualities,
  sexualityFromNumber,
  sexualityNumber,
  type Gender,
  type Sexuality,
} from './rules/orientation.ts'
export { maxPromptLength, prompts, type Prompt } from './rules/prompts.ts'
export { toCardDetails } from './rules/card-details.ts'
export { spokenLanguages, type SpokenLanguage } from './rules/spoken-languages.ts'
export type { TraitRow } from './rules/define-trait.ts'
export { listAnswer, tidyAnswer, toggleChoice } from './rules/trait-answers.ts'
export {
  completeTraits,
  traitNames,
  traits,
  type Trait,
  type TraitAnswer,
  type TraitValue,
  type TraitValues,
} from './rules/traits.ts'
