export { chooseLocale, localeCookie } from './rules/choose-locale.ts'
export {
  company,
  type Company,
  isReadyToSell,
  listMissingCompanyFields,
  requiredToSell,
} from './rules/company.ts'
export { listDemoValues } from './rules/demo-values.ts'
export { listPoolDifferences, poolSettings } from './rules/pool-settings.ts'
export { mod97 } from './rules/creditor-id.ts'
export { isEntryWarningDue, warnedCountry } from './rules/entry-warning.ts'
export { interests, type Interest } from './rules/interests.ts'
export {
  getFirstRate,
  priceCredits,
  minimumPrice,
  type MessageCosts,
  type PricedPackage,
} from './rules/message-costs.ts'
export { localeBeforeChoice } from './rules/offered-locales.ts'
export { getMinAge } from './rules/get-min-age.ts'
export { searchOpen, signupsOpen } from './rules/open-to-visitors.ts'
export { formatPhoneLink } from './rules/format-phone-link.ts'
export { profileFields, searchFields } from './rules/profile-fields.ts'
export { resolveCountry as selectedCountry } from './rules/resolve-country.ts'
export { settings, settingsPatch, type Settings, type SettingsPatch } from './rules/settings.ts'
export {
  fieldChanges,
  fieldDefaults,
  readFieldValues,
  type SiteField,
  siteFields,
  type SiteValues,
} from './rules/changes/field-schemas.ts'
export { siteChange, type SiteChange } from './rules/changes/site-change.ts'
export type { Site } from './rules/site.ts'
export { getTermsVersion } from './rules/get-terms-version.ts'
