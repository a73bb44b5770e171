export { shownAnswering, type Answering } from './rules/answering.ts'
export { groupedInterests, interestGroupNames, interestGroups } from './rules/interests.ts'
export { isOnline, onlineForMs } from './rules/online.ts'
export { orderInterests, type ShownInterest } from './rules/order-interests.ts'
export {
  genderNumber,
  genderOf,
  genders,
  seekingOf,
  seeksOf,
  sexualities,
  sexualityAt,
  sexualityNumber,
  type Gender,
  type Sexuality,
} from './rules/orientation.ts'
export { promptLength, prompts, type Prompt } from './rules/prompts.ts'
export { shownOnCard } from './rules/shown-on-card.ts'
export { spokenLanguages, type SpokenLanguage } from './rules/spoken-languages.ts'
export { traits, type Trait, type TraitValue } from './rules/traits.ts'
