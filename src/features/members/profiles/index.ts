export { visibleAnswering as shownAnswering, type Answering } from './rules/answering.ts'
export { groupedInterests, interestGroupNames, interestGroups } from './rules/interests.ts'
export { isOnline, onlineForMs } from './rules/online.ts'
export { orderInterests, type InterestView as ShownInterest } from './rules/order-interests.ts'
export {
  genderNumber,
  genderFromNumber as genderOf,
  genders,
  toSeeking as seekingOf,
  toSeeksBits as seeksOf,
  sexualities,
  sexualityFromNumber as sexualityAt,
  sexualityNumber,
  type Gender,
  type Sexuality,
} from './rules/orientation.ts'
export { maxPromptLength as promptLength, prompts, type Prompt } from './rules/prompts.ts'
export { toCardDetails as shownOnCard } from './rules/card-details.ts'
export { spokenLanguages, type SpokenLanguage } from './rules/spoken-languages.ts'
export { traits, type Trait, type TraitValue } from './rules/traits.ts'
