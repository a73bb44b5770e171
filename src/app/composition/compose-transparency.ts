import { createTrafficSources, createTransparency } from '#features/office/figures/server/index.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

type Sources = Pick<
  Product,
  'accounts' | 'ads' | 'chat' | 'complaints' | 'credits' | 'fictionalProfiles'
>

/** Creates the figures for everyone and for staff from counts in the features below. */
export function composeTransparency(
  { database }: Pick<Infrastructure, 'database'>,
  { accounts, ads, chat, complaints, credits, fictionalProfiles }: Sources,
): Pick<Product, 'transparency' | 'trafficSources'> {
  const transparency = createTransparency({
    database,
    counts: {
      profiles: fictionalProfiles.countProfiles,
      ads: ads.countAds,
      staffMessages: ({ pool }, span) => chat.figures.authored({ pool, ...span }),
      answers: ({ pool }, span) => chat.figures.answers({ pool, ...span }),
      deletions: ({ id }, { from }) => accounts.countDeletions(id, from),
      moderation: ({ id }, span) => complaints.countModeration(id, span),
      returned: ({ id }, { from }) => credits.countReturned(id, from),
    },
  })
  return { transparency, trafficSources: createTrafficSources({ database }) }
}
