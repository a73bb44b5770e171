import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { formatPhoneLink } from '../rules/format-phone-link.ts'
import type { Site } from '../rules/site.ts'
import { getTermsVersion } from '../rules/get-terms-version.ts'

/** The company that runs the site (SITE-02). */
export function readCompany(): Handler<(typeof contract)['sites.read_company'], Site> {
  return async (_, { site: { company } }) => ({
    ...company,
    support_phone_link:
      company.support_phone === null ? null : formatPhoneLink(company.support_phone),
    terms_version: getTermsVersion(company),
  })
}
