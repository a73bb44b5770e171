/**
 * The map: seven domains, lowest first, and the features in each, lowest first.
 *
 * A feature may use every feature of the domains its own domain `uses`, and the features of its own domain that are listed next to its name. Anything else needs a line in `exceptions`, with its reason. Read by the import check, the SQL check, the
 * migrations (order of schemas) and the drawing in docs/.
 */
export const domains = {
  site: {
    uses: [],
    features: {
      geography: [],
      sites: ['geography'],
      'campaign-pages': ['sites'],
      'content-pages': ['sites', 'campaign-pages'],
    },
  },
  members: {
    uses: ['site'],
    features: {
      accounts: [],
      staff: ['accounts'],
      'verified-claims': ['accounts', 'staff'],
      blocks: ['accounts'],
      profiles: ['accounts', 'staff'],
      'phone-verification': ['accounts', 'blocks', 'profiles'],
      photos: ['accounts', 'blocks', 'profiles'],
      'fictional-profiles': ['accounts', 'profiles'],
      'photo-verification': [
        'accounts',
        'staff',
        'blocks',
        'profiles',
        'photos',
        'fictional-profiles',
      ],
      'quiet-mode': ['accounts'],
    },
  },
  safety: {
    uses: ['site', 'members'],
    features: {
      wellbeing: [],
      'message-safety': ['wellbeing'],
      'photo-moderation': [],
      reports: ['message-safety'],
      complaints: ['reports'],
    },
  },
  discovery: {
    uses: ['site', 'members'],
    features: {
      ads: [],
      search: ['ads'],
      likes: [],
      matching: ['search', 'likes'],
    },
  },
  money: {
    uses: ['site', 'members'],
    features: {
      gifts: [],
      credits: ['gifts'],
      'spending-limits': ['credits'],
      discounts: ['credits'],
      payments: ['credits', 'spending-limits', 'discounts'],
      'sandbox-gateway': ['payments'],
      invoices: ['payments'],
      refunds: ['credits', 'payments'],
      accounting: ['credits', 'payments', 'invoices', 'refunds'],
      'saved-cards': ['credits', 'spending-limits', 'discounts', 'payments'],
      'direct-debit': ['spending-limits', 'discounts', 'payments'],
    },
  },
  conversation: {
    uses: ['site', 'members', 'safety', 'discovery', 'money'],
    features: {
      chat: [],
      notifications: ['chat'],
      pwa: ['chat'],
    },
  },
  office: {
    uses: ['site', 'members', 'safety', 'discovery', 'money', 'conversation'],
    features: {
      'persona-desk': [],
      figures: [],
      operations: [],
      'member-files': ['operations'],
      'site-texts': [],
      'site-settings': [],
      'data-requests': ['member-files'],
    },
  },
}

/** Features used against the order above: `[feature, may also use, why]`. */
export const exceptions = []

/** Every feature, lowest first, with its folder, its key (SQL schema, prefix of endpoints) and the features it may use. */
export function listFeatures(map = domains, extra = exceptions) {
  return Object.entries(map).flatMap(([domain, { uses, features }]) =>
    Object.entries(features).map(([name, own]) => ({
      name,
      domain,
      key: name.replaceAll('-', '_'),
      folder: `src/features/${domain}/${name}`,
      mayUse: [
        ...uses.flatMap((lower) => Object.keys(map[lower].features)),
        ...own,
        ...extra.filter(([from]) => from === name).map(([, to]) => to),
      ],
    })),
  )
}
