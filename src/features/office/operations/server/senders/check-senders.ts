import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/emails.ts'
import type { SenderCheckView } from '../../contract/senders.ts'
import {
  type CheckName,
  type CheckOutcome,
  checkDkim,
  checkDmarc,
  checkSpf,
  listDmarcNames,
} from '../../rules/check-sender.ts'
import type { SenderDeps } from './deps.ts'

/** A record in the list; the whole of a long one is in the DNS. */
const longestRecord = 200

/** Looks up what the domains of all sites' senders publish. */
export function checkSenders(
  deps: SenderDeps,
): Handler<(typeof contract)['emails.check_senders'], Site> {
  return async () => {
    const sites = new Map<string, string[]>()
    for (const site of await deps.allSites()) {
      const { from } = deps.mailSite(site)
      const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase()
      sites.set(domain, [...(sites.get(domain) ?? []), site.name])
    }
    return {
      senders: await Promise.all(
        [...sites].map(async ([domain, names]) => ({
          domain,
          sites: names,
          checks: await checkDomain(deps, domain),
        })),
      ),
    }
  }
}

async function checkDomain(
  { lookUpTxt, dkimSelectors }: SenderDeps,
  domain: string,
): Promise<SenderCheckView[]> {
  const spf = async () => toView('spf', domain, checkSpf(await lookUpTxt(domain)))
  const dkim = async (selector: string) => {
    const name = `${selector}._domainkey.${domain}`
    return toView('dkim', name, checkDkim(await lookUpTxt(name)))
  }
  const noSelector: CheckOutcome = { verdict: 'warn', result: 'no_selector', record: null }
  return Promise.all([
    spf(),
    ...(dkimSelectors.length === 0
      ? [toView('dkim', `*._domainkey.${domain}`, noSelector)]
      : dkimSelectors.map(dkim)),
    findDmarc(lookUpTxt, domain),
  ])
}

/** The record of the domain itself, or of its nearest parent that has one. */
async function findDmarc(
  lookUpTxt: SenderDeps['lookUpTxt'],
  domain: string,
): Promise<SenderCheckView> {
  for (const name of listDmarcNames(domain)) {
    const outcome = checkDmarc(await lookUpTxt(name))
    if (outcome.result !== 'missing') return toView('dmarc', name, outcome)
  }
  return toView('dmarc', `_dmarc.${domain}`, checkDmarc([]))
}

const toView = (check: CheckName, name: string, outcome: CheckOutcome): SenderCheckView => ({
  check,
  name,
  verdict: outcome.verdict,
  result: outcome.result,
  record: outcome.record?.slice(0, longestRecord) ?? null,
})
